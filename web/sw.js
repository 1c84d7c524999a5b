// The service worker: stores the files that the page needs to solve, and serves them also offline.
import { clientsClaim } from "workbox-core";
import { addPlugins, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

// On the first visit, take files that the page has just fetched from the browser's cache. Integrity
// checks exclude pages of other releases.
addPlugins([
  {
    requestWillFetch: async ({ request }) =>
      self.registration.active ? request : new Request(request, { cache: "default" }),
  },
]);
precacheAndRoute(FILES, { ignoreURLParametersMatching: [/.*/] });

// Name a cache with the page's path, so that copies of the page at other paths do not share caches.
const cacheName = (name) => `sudoku-page:${new URL("./", self.location).pathname}#${name}`;

// The engine stores an optional solver at its first use (engine/serving.py).
const optional = OPTIONAL.map((folder) => new URL(folder, self.location).href);
const isOptional = (address) => optional.some((folder) => address.startsWith(folder));
registerRoute(
  ({ url }) => isOptional(url.href),
  async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
);
addEventListener("activate", (event) => event.waitUntil(deleteOldSolvers()));

async function deleteOldSolvers() {
  // Earlier releases used a cache name without the path; files that are still current stay there.
  for (const name of [cacheName("solvers"), "sudoku-solvers"]) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys())
      if (url.startsWith(self.registration.scope) && !isOptional(url)) await cache.delete(url);
  }
}

// Shared data of another app stays on this device: store the data for the page that opens next.
registerRoute(({ url }) => url.searchParams.has("shared"), storeShared, "POST");

async function storeShared({ request }) {
  const form = await request.formData();
  const address = `./?shared=${Date.now()}`;
  const cache = await caches.open(cacheName("shared"));
  const file = form.get("file");
  const text = [form.get("text"), form.get("url")].filter(Boolean).join("\n");
  await cache.put(address, new Response(file?.size ? file : text || form.get("title")));
  return Response.redirect(address, 303);
}

clientsClaim();

// A new release waits until the user accepts the release, or until no page of the old one is open.
addEventListener("message", (event) => {
  if (event.data === "SKIP_WAITING") self.skipWaiting();
});
