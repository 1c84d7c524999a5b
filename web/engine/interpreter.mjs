// Pyodide with the engine's packages. It starts from the memory snapshot if the service worker has
// stored the snapshot, else without: a first visit does not wait for the snapshot. Snapshots are a
// private option of Pyodide, so any failure leads to the plain start. The page's words follow the "#"
// of the address: "plain", after a start that never ended, and "behind", for the second worker. The
// service worker serves this module without these words; PyScript passes them on as `indexURL`.
import { loadPyodide as load, version } from "../{{pyodide}}/pyodide.mjs";

export { version };

const here = (path) => new URL(path, import.meta.url).href;

globalThis.startedFrom = "nothing";

// Assets that the engine fetches on demand, by name: the addresses of their files, and their bytes.
globalThis.assets = {{assets}};
for (const asset of Object.values(assets)) asset.files = asset.files.map(here);
// The name of the cache for fetched assets, as in sw.js.
globalThis.store = `sudoku-page:${new URL("../", import.meta.url).pathname}#solvers`;
globalThis.importModule = (address) => import(address);

// HiGHS loads by itself: during a start from the snapshot, but after a plain start, since both would
// share a slow connection.
let startHighs;
function prepareHighs() {
  const [address] = assets.highs.files.filter((file) => file.endsWith(".mjs"));
  globalThis.highs = new Promise((resolve) => (startHighs = resolve))
    .then(() => importModule(address))
    .then((module) => module.default());
  globalThis.highs.catch(() => {});
}

// Report errors that Python cannot catch, such as a fatal error of Pyodide, to the page.
addEventListener("unhandledrejection", ({ reason }) =>
  postMessage(JSON.stringify({ kind: "broke", reason: String(reason) })),
);

async function decompress(response) {
  const stream = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// The modules that Python imports, compressed as a whole: Pyodide itself would only accept an archive
// compressed file by file.
const archive = fetch(here("./engine.gz")).then(decompress);
archive.catch(() => {}); // the error reaches whoever awaits the archive

async function fromSnapshot(options) {
  const stored = await caches.match(here("../{{snapshot}}/memory.gz"));
  if (!stored) return null;
  startHighs?.();
  const memory = await decompress(stored);
  // Pyodide starts with less memory and does not grow it for a snapshot.
  const createPyodideModule = async (settings) => {
    const { default: create } = await import("../{{pyodide}}/pyodide.asm.mjs");
    const module = await create(settings);
    if (module.HEAP8.length < memory.length) module.growMemory(memory.length);
    return module;
  };
  const python = await load({ ...options, createPyodideModule, _loadSnapshot: memory });
  globalThis.startedFrom = "snapshot";
  return python;
}

export async function loadPyodide(settings) {
  const words = new URL(settings.indexURL).hash.slice(1).split("-");
  globalThis.background = words.includes("behind");
  if (!background) prepareHighs();
  const options = {
    ...settings,
    indexURL: here("../{{pyodide}}/"),
    stdLibURL: "data:,", // fsInit writes the real library
    fsInit: async (files) => files.writeFile("/lib/python314.zip", await archive),
    lockFileContents: {{lock}},
  };
  let python = null;
  if (!words.includes("plain")) {
    try {
      python = await fromSnapshot(options);
    } catch (error) {
      console.warn("The memory snapshot could not be used:", error);
    }
  }
  python ??= await load(options);
  startHighs?.();
  globalThis.unpack = async (address, folder) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    python.unpackArchive(await response.arrayBuffer(), "zip", { extractDir: folder });
  };
  // PyScript would import its own package in every worker, a third of the start time; an empty module
  // replaces it.
  python.runPython("import sys, types; sys.modules['pyscript'] = types.ModuleType('pyscript')");
  return python;
}
