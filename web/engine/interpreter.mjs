// Pyodide with the engine's packages, started from the memory snapshot if the service worker has
// stored it, else plainly: a first visit does not wait for it. The option is private to Pyodide, so
// whatever goes wrong with it ends in the plain start. The page asks for "#plain" after a start that
// did not come to an end.
import { loadPyodide as load, version } from "../{{pyodide}}/pyodide.mjs";

export { version };

globalThis.startedFrom = "nothing";

// Loaded beside Pyodide; engine/worker.py waits for it.
globalThis.highs = import("../{{highs}}/highs.mjs").then((module) => module.default());
globalThis.highs.catch(() => {});

// Solvers that engine/worker.py fetches when they are wanted.
globalThis.optional = {{optional}};
for (const solver of Object.values(optional))
  solver.files = solver.files.map((path) => new URL(path, import.meta.url).href);
globalThis.bring = (address) => import(address);

// What Python can not catch, such as Pyodide's own end, the page hears of all the same.
addEventListener("unhandledrejection", ({ reason }) =>
  postMessage(JSON.stringify({ kind: "broke", reason: String(reason) })),
);

const here = (path) => new URL(path, import.meta.url).href;

async function unpacked(response) {
  const memory = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(memory).arrayBuffer());
}

async function fromSnapshot(options) {
  const stored = await caches.match(here("../{{snapshot}}/memory.gz"));
  if (!stored) return null;
  const python = await load({ ...options, _loadSnapshot: await unpacked(stored) });
  globalThis.startedFrom = "snapshot";
  return python;
}

async function plainly(options) {
  const archive = fetch(here("./engine.zip")).then((response) => response.arrayBuffer());
  const python = await load(options);
  python.unpackArchive(await archive, "zip", { extractDir: "/home/pyodide" });
  return python;
}

export async function loadPyodide(given) {
  const options = { ...given, indexURL: here("../{{pyodide}}/") };
  let python = null;
  if (!import.meta.url.endsWith("#plain")) {
    try {
      python = await fromSnapshot(options);
    } catch (error) {
      console.warn("The memory snapshot could not be used:", error);
    }
  }
  python ??= await plainly(options);
  // PyScript would import its own package in every worker, a third of the start; we need none of it.
  python.runPython("import sys, types; sys.modules['pyscript'] = types.ModuleType('pyscript')");
  return python;
}
