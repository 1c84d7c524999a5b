// The service worker: stores what the page needs to solve, and serves it with or without a network.
import { clientsClaim } from "workbox-core";
import { addPlugins, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

// What the first visit has just fetched comes from the browser's own cache, not from the network
// again. Integrity keeps a page of another release out.
addPlugins([
  {
    requestWillFetch: async ({ request }) =>
      self.registration.active ? request : new Request(request, { cache: "default" }),
  },
]);
precacheAndRoute(FILES, { ignoreURLParametersMatching: [/.*/] });

// What the page itself stores here has names with its path: another copy of it has its own.
const named = (name) => `sudoku-page:${new URL("./", self.location).pathname}#${name}`;

// The engine stores a solver that not everyone needs when it is wanted (engine/worker.py).
const optional = OPTIONAL.map((folder) => new URL(folder, self.location).href);
const wanted = (address) => optional.some((folder) => address.startsWith(folder));
registerRoute(
  ({ url }) => wanted(url.href),
  async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
);
addEventListener("activate", (event) => event.waitUntil(forgetOldSolvers()));

async function forgetOldSolvers() {
  // Releases before named the cache without the path; what is still wanted of it stays there.
  for (const name of [named("solvers"), "sudoku-solvers"]) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys())
      if (url.startsWith(self.registration.scope) && !wanted(url)) await cache.delete(url);
  }
}

// What another app shares stays on this device: it waits here for the page that is sent to it.
registerRoute(({ url }) => url.searchParams.has("shared"), receive, "POST");

async function receive({ request }) {
  const form = await request.formData();
  const address = `./?shared=${Date.now()}`;
  const cache = await caches.open(named("shared"));
  const file = form.get("file");
  const text = [form.get("text"), form.get("url")].filter(Boolean).join("\n");
  await cache.put(address, new Response(file?.size ? file : text || form.get("title")));
  return Response.redirect(address, 303);
}

clientsClaim();

// A new release waits until the person takes it, or until no page of the old one is open.
addEventListener("message", (event) => {
  if (event.data === "SKIP_WAITING") self.skipWaiting();
});
