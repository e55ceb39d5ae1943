import { instant } from '@domain/kernel/clock.port.ts';
import { createRequestCookies } from '@infra/drivers/browser/cookie-jar.ts';
import { createIntlTimeZones } from '@infra/drivers/browser/intl-time-zones.adapter.ts';
import { createMemoryStorage } from '@infra/drivers/browser/key-value-storage.ts';
import type { Platform } from '../../composition/platform.ts';

export type TerminalPlatformDeps = Pick<
  Platform,
  'fetch' | 'apiHost' | 'loadTexts' | 'makeUuid' | 'delay' | 'report'
> & {
  readonly now: () => number;
  readonly language: string;
  readonly here: () => string;
};

/** The platform of one conversation: everything it stores ends with the process. */
export const createTerminalPlatform = ({ now, language, ...deps }: TerminalPlatformDeps): Platform => ({
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
  clock: { now: () => instant(now()) },
  startedAt: instant(now()),
  timeZones: createIntlTimeZones(),
  deviceZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  position: { locate: () => Promise.resolve({ ok: false, error: { kind: 'unavailable' } }) },
  appearance: { showLanguage: () => {}, showTheme: () => {} },
  visibility: { isVisible: () => true, changes: { subscribe: () => ({ unsubscribe: () => {} }) } },
  listeners: new Set(),
  tabs: undefined,
  preferences: { theme: () => 'light' },
  languages: [language],
});
