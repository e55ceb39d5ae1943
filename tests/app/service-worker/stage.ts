import { OfflineWorker } from '@app/entry/service-worker/worker.ts';
import type { FetchTask } from '@app/entry/service-worker/worker-deps.ts';

export const ORIGIN = 'https://tiffin.test';
export const at = (path: string): string => `${ORIGIN}${path}`;

type Entry = { readonly url: string; readonly response: Response };

/** Caches of one browser: in the order in which things were put, as the real ones. */
export const createCaches = () => {
  const stores = new Map<string, Map<string, Response>>();
  const state = { isFull: false };
  const urlOf = (key: unknown): string => new URL(typeof key === 'string' ? key : (key as Entry).url, ORIGIN).href;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: unknown) => store.get(urlOf(key))?.clone(),
      put: async (key: unknown, response: Response) => {
        if (state.isFull) throw new DOMException('Full', 'QuotaExceededError');
        store.delete(urlOf(key));
        store.set(urlOf(key), response);
      },
      delete: async (key: unknown) => store.delete(urlOf(key)),
      keys: async () => [...store.keys()].map((url) => ({ url })),
    };
  };
  const caches = {
    open: async (name: string) => open(name),
    has: async (name: string) => stores.has(name),
    match: async (key: unknown, { cacheName }: { readonly cacheName: string }) =>
      stores.has(cacheName) ? open(cacheName).match(key) : undefined,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  } as unknown as CacheStorage;
  return { caches, stores, state };
};

export type Answering = (request: Request | string) => Promise<Response>;

/** A worker in a browser whose network, cookies and clock are controlled by the test. */
export const stage = (
  given: {
    readonly version?: string;
    readonly storage?: ReturnType<typeof createCaches>;
    readonly tellsCookies?: boolean;
    readonly essentials?: readonly string[];
  } = {},
) => {
  const storage = given.storage ?? createCaches();
  const cookies = new Map<string, string>();
  const world = { now: 1_000_000, answer: (async () => json('anything')) as Answering, sent: [] as string[] };
  /** Waits that have not ended: a test ends them when it wants time to pass. */
  const waits: (() => void)[] = [];
  const background: Promise<unknown>[] = [];
  const worker = new OfflineWorker({
    fetch: (input) => {
      world.sent.push(typeof input === 'string' ? input : (input as Request).url);
      return world.answer(input as Request | string);
    },
    caches: storage.caches,
    cookie: given.tellsCookies === false ? undefined : (name) => Promise.resolve(cookies.get(name)),
    now: () => world.now,
    wait: () => new Promise((resolve) => waits.push(resolve)),
    origin: ORIGIN,
    build: { version: given.version ?? 'v1', essentials: given.essentials ?? [], destinations: [] },
  });

  const begin = (request: Request): Promise<Response> | undefined => {
    const turn: FetchTask = {
      request,
      preloaded: async () => undefined,
      waitUntil: (work) => void background.push(work.catch(() => undefined)),
    };
    return worker.respond(turn);
  };
  const quiet = async (): Promise<void> => {
    for (let seen = -1; seen !== background.length;) {
      seen = background.length;
      await Promise.all(background);
    }
  };
  /** The response for the page; `undefined` if the worker ignores a request, the error message if it fails. */
  const ask = async (request: Request): Promise<Response | undefined> => {
    const answer = await begin(request)?.catch(() => Response.error());
    await quiet();
    return answer;
  };
  return { worker, storage, cookies, world, waits, begin, ask, quiet };
};

type RequestLike = {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly cache?: RequestCache;
  readonly isPage?: boolean;
};

export const requestOf = (
  path: string,
  { method = 'GET', token, cache = 'default', isPage = false }: RequestLike = {},
): Request =>
  ({
    method,
    url: new URL(path, ORIGIN).href,
    mode: isPage ? 'navigate' : 'cors',
    cache,
    headers: new Headers(token === undefined ? {} : { authorization: token }),
  }) as Request;

export const pageOf = (path: string): Request => requestOf(path, { isPage: true });
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
export const html = (body: string): Response =>
  new Response(`<!doctype html><html><head><meta charset="utf-8"></head><body>${body}</body></html>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' },
  });
export const down: Answering = () => Promise.reject(new TypeError('Failed to fetch'));
