import type { FirstPage } from '@infra/drivers/browser/register-worker.ts';
import type { BuildInfo } from './build-info.ts';
import { PushTeller } from './push-teller.ts';
import type { WorkerDeps } from './worker-deps.ts';
import { OfflineWorker } from './worker.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build. */
declare const BUILD_INFO: BuildInfo;

const cookies = 'cookieStore' in self ? self.cookieStore : undefined;

/** The value as it was set; one that cannot be decoded is none. */
const decoded = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
};

const deps: WorkerDeps = {
  fetch: (input, init) => fetch(input, init),
  caches,
  cookie: cookies && (async (name) => decoded((await cookies.get(name))?.value ?? '') || undefined),
  now: Date.now,
  wait: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
  origin: self.location.origin,
  build: BUILD_INFO,
};
const worker = new OfflineWorker(deps);
const teller = new PushTeller({ ...deps, registration: self.registration, clients: self.clients });

self.addEventListener('install', (event) => event.waitUntil(worker.install()));

// A newer worker waits until no page of the older one is open: a page keeps the worker, and so the files, that it began with.
self.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
    await worker.activate();
  };
  event.waitUntil(begin());
});

// Only pages of this origin can speak to it.
self.addEventListener('message', (event) => event.waitUntil(worker.keepFirst(event.data as FirstPage)));

self.addEventListener('fetch', (event) => {
  const answer = worker.answer({
    request: event.request,
    preloaded: async () => (await event.preloadResponse) as Response | undefined,
    meanwhile: (work) => event.waitUntil(work.catch(() => undefined)),
  });
  if (answer) event.respondWith(answer);
});

self.addEventListener('push', (event) => event.waitUntil(teller.tell(payloadOf(event.data))));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(teller.open(event.notification.data));
});

/** What the messaging service writes is JSON; anything else tells nothing. */
const payloadOf = (data: PushMessageData | null): unknown => {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
};
