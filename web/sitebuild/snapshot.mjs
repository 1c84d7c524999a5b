// Starts Pyodide as the page does, imports what the engine needs, and writes the memory down.
// Arguments: Pyodide's folder, the engine's archive, the file to write.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [pyodide, archive, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: pyodide, _makeSnapshot: true });
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/home/pyodide" });
python.runPython("import asyncio, json, random, engine.highs, engine.requests");
writeFileSync(out, gzipSync(python.makeMemorySnapshot(), { level: 9 }));
