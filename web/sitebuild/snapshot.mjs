// Starts Pyodide, imports all that the engine's archive holds, for in the page the archive is not
// unpacked beside a snapshot, and writes the memory down.
// The same files give the same snapshot, byte for byte: clock, random numbers and hashes stand still.
// Arguments: Pyodide's folder, the engine's archive, the file to write.
import crypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const IMPORTS = `
import asyncio, contextlib, importlib, json, pkgutil, random, traceback
import engine, pulp, sudoku_core
for package in (engine, sudoku_core):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        with contextlib.suppress(ImportError):  # what drives native solvers may be at a loss here
            importlib.import_module(module.name)
from sudoku_core.search import prepare
prepare(sudoku_core.Puzzle([0] * 81))  # the tables that the exact search would make on its first 9x9
`;

Date.now = () => 0;
performance.now = () => 0;
crypto.randomFillSync = (array) => array.fill(0); // the worker seeds random again

const [pyodide, archive, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const env = { PYTHONHASHSEED: "0" };
const python = await loadPyodide({ indexURL: pyodide, env, _makeSnapshot: true });
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/home/pyodide" });
python.runPython(IMPORTS);
writeFileSync(out, gzipSync(python.makeMemorySnapshot(), { level: 9 }));
