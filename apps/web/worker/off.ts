// Served in the place of the worker to take it back by one release (docs/decisions/058-push-and-the-worker.md): it drops what was kept and removes itself.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
    })(),
  ),
);
