import { instant } from '@domain/kernel/clock.port.ts';
import { createDocumentCookies } from '@infra/drivers/browser/cookie-jar.ts';
import { createDocumentAppearance } from '@infra/drivers/browser/document-appearance.ts';
import { createGeolocation } from '@infra/drivers/browser/geolocation.adapter.ts';
import { createIntlTimeZones } from '@infra/drivers/browser/intl-time-zones.adapter.ts';
import { createWebStorage } from '@infra/drivers/browser/key-value-storage.ts';
import { createPageVisibility } from '@infra/drivers/browser/page-visibility.ts';
import { createTabPeers } from '@infra/drivers/browser/tab-peers.ts';
import type { Platform } from '../composition/platform.ts';
import type { PageData } from './page-data.ts';
import { createTextLoader } from './texts.ts';

/** When the service worker cached this page, in the device's time; 0 for a page from the network. */
export const cachedAt = (): number => Number(document.querySelector<HTMLMetaElement>('[name=kept]')?.content);

/** The platform of one browser tab. */
export const createBrowserPlatform = ({
  apiHost,
  mapsUrl = '',
  adminUrl = '',
  push,
  hostedChat,
  hostedIdentity,
  now,
  offsets,
  site = location.origin,
}: Omit<PageData, 'language' | 'cache'>): Platform => {
  // A cached page was rendered when it was cached, not now.
  const ahead = now - (cachedAt() || Date.now());
  const delay = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const listeners: Platform['listeners'] = new Set();
  const fetch: typeof globalThis.fetch = (input, init) => {
    const answer = globalThis.fetch(input, init);
    for (const listen of listeners) listen(input, answer);
    return answer;
  };
  return {
    fetch,
    listeners,
    apiHost,
    mapsUrl,
    adminUrl,
    push,
    hostedChat,
    hostedIdentity,
    site,
    here: () => location.pathname + location.search,
    cookies: createDocumentCookies(document),
    localStorage: createWebStorage(() => localStorage),
    sessionStorage: createWebStorage(() => sessionStorage),
    clock: { now: () => instant(Date.now() + ahead) },
    startedAt: instant(now),
    timeZones: createIntlTimeZones(offsets),
    // The first use of Intl takes a slow phone fifty milliseconds.
    get deviceZone() {
      return Intl.DateTimeFormat().resolvedOptions().timeZone;
    },
    position: createGeolocation(navigator.geolocation),
    appearance: createDocumentAppearance(document.documentElement),
    comfortAppearance: {
      // What fails to load comes with the next page.
      showComfort: (comfort) =>
        import('./comfort-appearance.ts').then(
          (module) => module.showComfort(comfort),
          () => undefined,
        ),
    },
    visibility: createPageVisibility(document),
    // Web Locks need https; without them every tab connects by itself.
    tabs:
      'locks' in navigator
        ? createTabPeers({ locks: navigator.locks, open: (name) => new BroadcastChannel(name) })
        : undefined,
    preferences: { theme: () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') },
    languages: navigator.languages,
    loadTexts: createTextLoader({ fetch, delay }),
    makeUuid: () => crypto.randomUUID(),
    delay,
    report: (problem, cause) => console.error(problem, cause),
  };
};
