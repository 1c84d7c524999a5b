// Runs core_times of a benchmark in Pyodide. Arguments: node_modules, the project, the puzzles'
// folder, the benchmark's module.
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

const [modules, project, puzzles] = process.argv.slice(2, 5).map((path) => resolve(path));
const name = process.argv[5] ?? "search";
const { loadPyodide } = await import(pathToFileURL(`${modules}/pyodide/pyodide.mjs`));
const pyodide = await loadPyodide();
pyodide.FS.mkdirTree("/project");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: project }, "/project");
pyodide.FS.mkdirTree("/puzzles");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: puzzles }, "/puzzles");
// Emscripten's clocks tell the time of day, not processor time.
globalThis.processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
console.log(pyodide.runPython(`
import json, sys
import js
sys.path[:0] = ["/project", "/project/web"]
sys.dont_write_bytecode = True
from tests.bench.${name} import core_times
json.dumps(core_times("/puzzles", js.processorSeconds))
`));
