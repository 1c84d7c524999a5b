// The service worker: stores what the page needs to solve, and serves it with or without a network.
import { clientsClaim } from "workbox-core";
import { addPlugins, precacheAndRoute } from "workbox-precaching";

// What the first visit has just fetched comes from the browser's own cache, not from the network
// again. Integrity keeps a page of another release out.
addPlugins([
  {
    requestWillFetch: async ({ request }) =>
      self.registration.active ? request : new Request(request, { cache: "default" }),
  },
]);
precacheAndRoute(FILES);
clientsClaim();

// A new release waits until the person takes it, or until no page of the old one is open.
addEventListener("message", (event) => {
  if (event.data === "SKIP_WAITING") self.skipWaiting();
});
