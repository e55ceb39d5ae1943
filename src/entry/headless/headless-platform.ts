import { instant } from '@domain/kernel/clock.port.ts';
import { createRequestCookies } from '@infra/drivers/browser/cookie-jar.ts';
import { createIntlTimeZones } from '@infra/drivers/browser/intl-time-zones.adapter.ts';
import { createMemoryStorage } from '@infra/drivers/browser/key-value-storage.ts';
import type { Platform } from '../../composition/platform.ts';

/** What an app without a document takes from its runtime. */
export type HeadlessPlatformDeps = Pick<
  Platform,
  'fetch' | 'apiHost' | 'loadTexts' | 'makeUuid' | 'delay' | 'report'
> & {
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: () => number;
  readonly language: string;
  readonly here: () => string;
  /** What is stored; in memory, and gone with the app, where it is left out. */
  readonly storage?: Partial<Pick<Platform, 'cookies' | 'localStorage' | 'sessionStorage'>>;
};

/** The platform of an app without a document: no position, no theme, always in sight. */
export const createHeadlessPlatform = ({ now, language, storage, ...deps }: HeadlessPlatformDeps): Platform => ({
  ...deps,
  mapsUrl: '',
  adminUrl: '',
  push: undefined,
  hostedChat: undefined,
  hostedIdentity: undefined,
  site: deps.apiHost,
  cookies: createRequestCookies(`locale=${language}`),
  localStorage: createMemoryStorage(),
  sessionStorage: createMemoryStorage(),
  ...storage,
  clock: { now: () => instant(now()) },
  startedAt: instant(now()),
  timeZones: createIntlTimeZones(),
  deviceZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  position: { locate: () => Promise.resolve({ ok: false, error: { kind: 'unavailable' } }) },
  appearance: { showLanguage: () => {}, showTheme: () => {} },
  comfortAppearance: { showComfort: () => Promise.resolve() },
  visibility: { isVisible: () => true, changes: { subscribe: () => ({ unsubscribe: () => {} }) } },
  listeners: new Set(),
  tabs: undefined,
  preferences: { theme: () => 'light' },
  languages: [language],
});
