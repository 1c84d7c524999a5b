// Pyodide with the engine's packages, started from the memory snapshot if the service worker has
// stored it, else plainly: a first visit does not wait for it. The option is private to Pyodide, so
// whatever goes wrong with it ends in the plain start. After "#" the page says what it wants:
// "plain", after a start that did not come to an end, and "behind", a worker behind the first. Of
// what the service worker serves, this module's own address lacks that: PyScript hands it on.
import { loadPyodide as load, version } from "../{{pyodide}}/pyodide.mjs";

export { version };

const here = (path) => new URL(path, import.meta.url).href;

globalThis.startedFrom = "nothing";

// What the engine fetches when it is wanted, by name: the addresses of its files, and their bytes.
globalThis.assets = {{assets}};
for (const asset of Object.values(assets)) asset.files = asset.files.map(here);
// The name of the cache of what was fetched, as in sw.js.
globalThis.store = `sudoku-page:${new URL("../", import.meta.url).pathname}#solvers`;
globalThis.bring = (address) => import(address);

// HiGHS comes by itself: beside a start from the snapshot, but after a plain one, which would share
// a slow link with it.
let beginHighs;
function expectHighs() {
  const [address] = assets.highs.files.filter((file) => file.endsWith(".mjs"));
  globalThis.highs = new Promise((begin) => (beginHighs = begin))
    .then(() => bring(address))
    .then((module) => module.default());
  globalThis.highs.catch(() => {});
}

// What Python cannot catch, such as Pyodide's own end, the page hears of all the same.
addEventListener("unhandledrejection", ({ reason }) =>
  postMessage(JSON.stringify({ kind: "broke", reason: String(reason) })),
);

async function unpacked(response) {
  const stream = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// What Python imports, packed as a whole: Pyodide would take it only packed file by file.
const archive = fetch(here("./engine.gz")).then(unpacked);
archive.catch(() => {}); // whoever waits for it is told

async function fromSnapshot(options) {
  const stored = await caches.match(here("../{{snapshot}}/memory.gz"));
  if (!stored) return null;
  beginHighs?.();
  const memory = await unpacked(stored);
  // Pyodide's own memory begins smaller, and is not made larger for what is laid down in it.
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

export async function loadPyodide(given) {
  const asked = new URL(given.indexURL).hash.slice(1).split("-");
  globalThis.behind = asked.includes("behind");
  if (!behind) expectHighs();
  const options = {
    ...given,
    indexURL: here("../{{pyodide}}/"),
    stdLibURL: "data:,", // laid down before, and then replaced
    fsInit: async (files) => files.writeFile("/lib/python314.zip", await archive),
    lockFileContents: {{lock}},
  };
  let python = null;
  if (!asked.includes("plain")) {
    try {
      python = await fromSnapshot(options);
    } catch (error) {
      console.warn("The memory snapshot could not be used:", error);
    }
  }
  python ??= await load(options);
  beginHighs?.();
  globalThis.unpack = async (address, folder) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    python.unpackArchive(await response.arrayBuffer(), "zip", { extractDir: folder });
  };
  // PyScript would import its own package in every worker, a third of the start; we need none of it.
  python.runPython("import sys, types; sys.modules['pyscript'] = types.ModuleType('pyscript')");
  return python;
}
