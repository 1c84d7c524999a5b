// Run compiling.py in Pyodide: compile the engine's sources and the library modules they need.
// Arguments: Pyodide's folder, an archive of sources, the archive to write.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

Date.now = () => 0;

const [pyodide, sources, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
const python = await loadPyodide({ indexURL: pyodide, env });
python.FS.writeFile("/sources.zip", readFileSync(sources));
python.runPython(readFileSync(new URL("compiling.py", import.meta.url), "utf8"));
writeFileSync(out, python.FS.readFile("/engine.zip"));
