import type { FirstPage } from '@infra/drivers/browser/register-worker.ts';
import type { BuildInfo } from './build-info.ts';
import { PushHandler } from './push-handler.ts';
import type { WorkerDeps } from './worker-deps.ts';
import { OfflineWorker } from './worker.ts';

declare const self: ServiceWorkerGlobalScope;
/** Defined by the build. */
declare const BUILD_INFO: BuildInfo;

const cookies = 'cookieStore' in self ? self.cookieStore : undefined;

/** Returns the decoded value of a cookie, or `undefined` where it cannot be decoded. */
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
const pushHandler = new PushHandler({ ...deps, registration: self.registration, clients: self.clients });

self.addEventListener('install', (event) => event.waitUntil(worker.install()));

// A newer worker waits until every page of the older one is closed: a page keeps the worker, and so the files, it
// started with.
self.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
    await worker.activate();
  };
  event.waitUntil(begin());
});

// Only pages of this origin can post messages to it.
self.addEventListener('message', (event) => event.waitUntil(worker.cacheFirstPage(event.data as FirstPage)));

self.addEventListener('fetch', (event) => {
  const answer = worker.respond({
    request: event.request,
    preloaded: async () => (await event.preloadResponse) as Response | undefined,
    waitUntil: (work) => event.waitUntil(work.catch(() => undefined)),
  });
  if (answer) event.respondWith(answer);
});

self.addEventListener('push', (event) => event.waitUntil(pushHandler.handlePush(payloadOf(event.data))));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(pushHandler.handleClick(event.notification.data));
});

/** The messaging service sends JSON; ignores anything else. */
const payloadOf = (data: PushMessageData | null): unknown => {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
};
