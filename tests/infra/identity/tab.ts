import type { LeavablePage } from '@infra/drivers/browser/leavable-page.ts';
import type { TextStore } from '@infra/drivers/browser/stored-value.ts';

const storeInTab = (): TextStore => {
  let kept: string | undefined;
  return { get: () => kept, set: (text) => void (kept = text), remove: () => void (kept = undefined) };
};

/** One tab on the sign-in page of a site: its address, its storage and its connection. */
export const openTab = (site: string, call: (request: Request) => Promise<Response>) => {
  const store = storeInTab();
  let [url, ids, isOffline, isStopped] = [`${site}/login?next=%2Fcheckout`, 0, false, false];
  let showAgain = (): void => {};
  let onLeave = (): void => {};
  const left = new Promise<void>((resolve) => (onLeave = resolve));
  const page: LeavablePage = {
    origin: () => site,
    fragment: () => new URL(url).hash.slice(1),
    dropFragment: () => void (url = url.replace(/#.*$/, '')),
    query: () => new URL(url).search.slice(1),
    dropQuery: () => void (url = url.replace(/[?#].*$/, '')),
    leave: (to) => {
      url = to;
      onLeave();
    },
    stay: () => void (isStopped = true),
    shownAgain: () => new Promise((resolve) => (showAgain = resolve)),
  };
  const fetch: typeof globalThis.fetch = (to, init) =>
    isOffline ? Promise.reject(new TypeError('offline')) : call(new Request(to, init));
  return {
    deps: { page, fetch, store, makeUuid: () => `id-${(ids += 1)}` },
    left,
    address: () => url,
    goTo: (to: string) => void (url = to),
    back: () => showAgain(),
    goOffline: () => void (isOffline = true),
    isOffline: () => isOffline,
    isStopped: () => isStopped,
  };
};
