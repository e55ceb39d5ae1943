import { instant } from '@domain/kernel/clock.port.ts';
import { createRequestCookies } from '@infra/drivers/browser/cookie-jar.ts';
import { createMemoryStorage } from '@infra/drivers/browser/key-value-storage.ts';
import type { Platform } from '@app/composition/platform.ts';

const user = encodeURIComponent(JSON.stringify({ id: 1, firstName: 'Leila', lastName: 'Haddad', role: 'user' }));
/** The cookies of a signed-in customer. */
export const SIGNED_IN = `access_token=Bearer%201; user=${user}`;

/** The environment of an app instance in tests: nothing is stored, nothing moves by itself, no request is answered. */
export const platformOf = (change: Partial<Platform> = {}): Platform => ({
  listeners: new Set(),
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  apiHost: 'http://market.test',
  mapsUrl: '',
  adminUrl: '',
  push: undefined,
  hostedChat: undefined,
  hostedIdentity: undefined,
  site: 'http://market.test',
  here: () => '/checkout?x=1',
  cookies: createRequestCookies(''),
  localStorage: createMemoryStorage(),
  sessionStorage: createMemoryStorage(),
  clock: { now: () => instant(0) },
  startedAt: instant(0),
  timeZones: { offsetAt: () => 0 },
  deviceZone: 'UTC',
  position: { locate: () => Promise.resolve({ ok: false, error: { kind: 'unavailable' } }) },
  appearance: { showLanguage: () => {}, showTheme: () => {} },
  comfortAppearance: { showComfort: () => Promise.resolve() },
  visibility: { isVisible: () => true, changes: { subscribe: () => ({ unsubscribe: () => {} }) } },
  tabs: undefined,
  preferences: { theme: () => 'light' },
  languages: [],
  loadTexts: () => Promise.resolve(undefined),
  makeUuid: () => '',
  delay: () => new Promise(() => {}),
  report: () => {},
  ...change,
});
