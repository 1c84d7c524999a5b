// Times npm's `sudoku` and `qqwing` on puzzles of side 9, one a line on standard input.
// Arguments: the folder node_modules that holds them. Prints one JSON object: name -> seconds a puzzle.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const require = createRequire(resolve(process.argv[2], "x.js"));
const lines = readFileSync(0, "utf8").trim().split("\n");
const results = {};

function cpu(start) {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

function time(name, prepare, solve) {
  const asked = lines.map(prepare);
  asked.slice(0, 20).forEach(solve); // let the engine compile it first
  const start = process.cpuUsage();
  const solved = asked.filter(solve).length;
  if (solved !== lines.length) throw new Error(`${name} solved ${solved} of ${lines.length}`);
  results[`${name} ${require(`${name}/package.json`).version}`] =
    cpu(start) / lines.length;
}

try {
  const sudoku = require("sudoku");
  time("sudoku", (line) => Array.from(line, (c) => (c === "." ? null : c - 1)), (board) => sudoku.solvepuzzle(board));
} catch (error) { if (error.code !== "MODULE_NOT_FOUND") throw error; }
try {
  const Qqwing = require("qqwing");
  const solver = new Qqwing();
  time("qqwing", (line) => Array.from(line, (c) => (c === "." ? 0 : +c)), (cells) => {
    solver.setPuzzle(cells);
    return solver.countSolutions() === 1;
  });
} catch (error) { if (error.code !== "MODULE_NOT_FOUND") throw error; }
console.log(JSON.stringify(results));
