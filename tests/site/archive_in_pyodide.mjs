// Runs a script in Python as the engine's worker has it. Arguments: the built site, its archive,
// unpacked, the script.
import { readFileSync, readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [dist, archive, script] = process.argv.slice(2).map((path) => resolve(path));
const group = (name) => `${dist}/${readdirSync(dist).find((one) => one.startsWith(`${name}-`))}`;
const text = readFileSync(`${group("engine")}/interpreter.mjs`, "utf8");
const [, lock] = text.match(/lockFileContents: (.*),\n/);
const [wheel] = readdirSync(group("z3"));

globalThis.highs = await (await import(pathToFileURL(`${group("highs")}/highs.mjs`))).default();
globalThis.z3 = pathToFileURL(`${group("z3")}/${basename(wheel)}`).href;
const { loadPyodide } = await import(pathToFileURL(`${group("pyodide")}/pyodide.mjs`));
const python = await loadPyodide({
  indexURL: group("pyodide"),
  stdLibURL: archive,
  lockFileContents: JSON.parse(lock),
});
try {
  console.log(await python.runPythonAsync(readFileSync(script, "utf8"), { filename: script }));
} catch (error) {
  console.error(error.message); // not the line of Pyodide's where it came up: a megabyte
  process.exitCode = 1;
}
