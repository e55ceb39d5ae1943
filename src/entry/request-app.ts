import { rememberOffsets, type TimeZones } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import type { CookieJar } from '@infra/drivers/browser/cookie-jar.ts';
import { createIntlTimeZones } from '@infra/drivers/browser/intl-time-zones.adapter.ts';
import { createMemoryStorage } from '@infra/drivers/browser/key-value-storage.ts';
import type { FirestoreConfig } from '@infra/drivers/firebase/firestore-store.ts';
import type { HostedIdentityConfig } from '@infra/drivers/firebase/hosted-identity.ts';
import type { MessagingConfig } from '@infra/drivers/firebase/messaging-config.ts';
import { createAppContainer } from '../composition/create-app-container.ts';
import type { Platform } from '../composition/platform.ts';
import { createI18n, FALLBACK_LANGUAGE, type Texts } from '../i18n/index.ts';

export type PageRequest = {
  readonly path: string;
  readonly search: string;
  readonly cookies: string;
  readonly acceptLanguage: string;
  /** Scheme and host of the request. */
  readonly site: string;
};

export type RendererDeps = {
  /** Makes the calls of the page: in this process, or over the network. */
  readonly fetch: typeof globalThis.fetch;
  readonly apiHost: string;
  /** URL of the maps service; empty without one. */
  readonly mapsUrl: string;
  /** URL of the operator's panel, for an API without a desk; empty where none is configured. */
  readonly adminUrl: string;
  /** The push messaging service; `undefined` without one. */
  readonly push: MessagingConfig | undefined;
  /** The document store that holds chats; `undefined` without one. */
  readonly hostedChat: FirestoreConfig | undefined;
  /** The service that proves who somebody is; `undefined` without one. */
  readonly hostedIdentity: HostedIdentityConfig | undefined;
  /** The public URL of the site; `undefined` takes each request's own origin. */
  readonly publicUrl: string | undefined;
  readonly now: () => number;
  readonly loadTexts: (language: string) => Promise<Texts | undefined>;
  readonly report: (problem: string, cause?: unknown) => void;
};

const timeZones = createIntlTimeZones();

/** Returns the language a visitor wants: the chosen one, else the browser's first. */
export const requestedLanguage = (cookies: CookieJar, acceptLanguage: string): string =>
  cookies.get('locale') ?? /^[a-z]{2,3}/i.exec(acceptLanguage)?.[0].toLowerCase() ?? FALLBACK_LANGUAGE;

/** Creates the app instance of one request: its translator, its container, and the offsets that it has looked up. */
export const createRequestApp = async (request: PageRequest, cookies: CookieJar, deps: RendererDeps) => {
  const wanted = requestedLanguage(cookies, request.acceptLanguage);
  const i18n = createI18n(wanted, {
    [wanted]: (await deps.loadTexts(wanted)) ?? {},
    [FALLBACK_LANGUAGE]: (await deps.loadTexts(FALLBACK_LANGUAGE)) ?? {},
  });
  const offsets = rememberOffsets(timeZones);
  return { i18n, offsets, container: createAppContainer(createRequestPlatform(request, cookies, offsets, deps), i18n) };
};

const createRequestPlatform = (
  request: PageRequest,
  cookies: CookieJar,
  zones: TimeZones,
  deps: RendererDeps,
): Platform => ({
  fetch: deps.fetch,
  apiHost: deps.apiHost,
  mapsUrl: deps.mapsUrl,
  adminUrl: deps.adminUrl,
  push: deps.push,
  hostedChat: deps.hostedChat,
  hostedIdentity: deps.hostedIdentity,
  site: request.site,
  here: () => request.path + request.search,
  cookies,
  localStorage: createMemoryStorage(),
  sessionStorage: createMemoryStorage(),
  clock: { now: () => instant(deps.now()) },
  startedAt: instant(deps.now()),
  timeZones: zones,
  deviceZone: 'UTC',
  position: { locate: () => Promise.resolve({ ok: false, error: { kind: 'unavailable' } }) },
  appearance: { showLanguage: () => {}, showTheme: () => {} },
  comfortAppearance: { showComfort: () => Promise.resolve() },
  visibility: { isVisible: () => false, changes: { subscribe: () => ({ unsubscribe: () => {} }) } },
  listeners: new Set(),
  tabs: undefined,
  preferences: { theme: () => 'light' },
  languages: [],
  loadTexts: deps.loadTexts,
  makeUuid: () => '',
  // A page that is rendered once waits for its data, however long its calls may take.
  delay: () => new Promise(() => {}),
  report: deps.report,
});
