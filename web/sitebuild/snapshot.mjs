// Start Pyodide from the engine's archive, import the engine and the core, and write a memory snapshot.
// The snapshot is reproducible, because clock, random numbers and hashes are fixed.
// Arguments: Pyodide's folder, the engine's archive, the file to write.
import crypto from "node:crypto";
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const IMPORTS = `
import asyncio, contextlib, importlib, json, random, traceback, zipfile
import sudoku_core
with zipfile.ZipFile("/lib/python314.zip") as archive:
    names = [name.removesuffix(".pyc").removesuffix("/__init__") for name in archive.namelist()]
for name in names:
    if name.partition("/")[0] in ("engine", "pulp", "sudoku_core"):
        with contextlib.suppress(ImportError):  # modules for native solvers may fail
            importlib.import_module(name.replace("/", "."))
from sudoku_core.search import prepare
prepare(sudoku_core.Puzzle([0] * 81))  # tables of the exact search for 9x9
`;

Date.now = () => 0;
performance.now = () => 0;
crypto.randomFillSync = (array) => array.fill(0); // the worker seeds random anew
// Garbage collection is not reproducible either, so Python objects are not finalised with it.
globalThis.FinalizationRegistry = class {
  register() {}
  unregister() {}
};

const [pyodide, archive, out] = process.argv.slice(2);
process.argv[1] = "snapshot.mjs"; // the snapshot holds this path, which differs between folders
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const env = { PYTHONHASHSEED: "0" };
const options = { indexURL: pyodide, stdLibURL: archive, env };
const python = await loadPyodide({ ...options, _makeSnapshot: true });
python.runPython(IMPORTS);
writeFileSync(out, gzipSync(python.makeMemorySnapshot(), { level: 9 }));
