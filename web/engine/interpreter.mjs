// Pyodide, started from the memory snapshot if the service worker has stored it, else plainly: a
// first visit does not wait for it. The option is private to Pyodide, so whatever goes wrong with it
// ends in the plain start. The page asks for "#plain" after a start that did not come to an end.
import { loadPyodide as load, version } from "../{{pyodide}}/pyodide.mjs";

export { version };

globalThis.startedFrom = "nothing";

// Loaded beside Pyodide; engine/worker.py waits for it.
globalThis.highs = import("../{{highs}}/highs.mjs").then((module) => module.default());
globalThis.highs.catch(() => {});

// What Python can not catch, such as Pyodide's own end, the page hears of all the same.
addEventListener("unhandledrejection", ({ reason }) =>
  postMessage(JSON.stringify({ kind: "broke", reason: String(reason) })),
);

async function unpacked(response) {
  const memory = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(memory).arrayBuffer());
}

export async function loadPyodide(options) {
  const plain = { ...options, indexURL: new URL("../{{pyodide}}/", import.meta.url).href };
  if (import.meta.url.endsWith("#plain")) return load(plain);
  try {
    const stored = await caches.match(new URL("../{{snapshot}}/memory.gz", import.meta.url));
    if (stored) {
      const python = await load({ ...plain, _loadSnapshot: await unpacked(stored) });
      globalThis.startedFrom = "snapshot";
      return python;
    }
  } catch (error) {
    console.warn("The memory snapshot could not be used:", error);
  }
  return load(plain);
}
