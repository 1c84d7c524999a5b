// Runs core_times of search.py in Pyodide. Arguments: node_modules, the project, the puzzles' folder.
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

const [modules, project, puzzles] = process.argv.slice(2).map((path) => resolve(path));
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
sys.path.insert(0, "/project")
sys.dont_write_bytecode = True
from tests.bench.search import core_times
json.dumps(core_times("/puzzles", js.processorSeconds))
`));
