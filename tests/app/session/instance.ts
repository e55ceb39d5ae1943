import { instant } from '@domain/kernel/clock.port.ts';
import { createRequestCookies } from '@infra/drivers/browser/cookie-jar.ts';
import { createMemoryStorage } from '@infra/drivers/browser/key-value-storage.ts';
import { createAppContainer } from '@app/composition/create-app-container.ts';
import type { Platform } from '@app/composition/platform.ts';
import { resolve } from '@app/di/index.ts';
import { TOASTS_VIEW_MODEL } from '@app/features/toasts/index.ts';
import { createI18n } from '@app/i18n/index.ts';
import { NAVIGATOR } from '@app/routes/index.ts';

const user = encodeURIComponent(JSON.stringify({ id: 1, firstName: 'Leila', lastName: 'Haddad', role: 'user' }));

/** One app instance, signed in, whose server answers every call with the status. */
export const instance = (status: number, whileAsked: () => void = () => {}, given: Partial<Platform> = {}) => {
  const asked: string[] = [];
  const moves: string[] = [];
  const platform: Platform = {
    listeners: new Set(),
    fetch: (input) => {
      whileAsked();
      asked.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
      return status === 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response('{}', { status }));
    },
    apiHost: 'http://market.test',
    mapsUrl: '',
    push: undefined,
    site: 'http://market.test',
    here: () => '/checkout?x=1',
    cookies: createRequestCookies(`access_token=Bearer%201; user=${user}`),
    localStorage: createMemoryStorage(),
    sessionStorage: createMemoryStorage(),
    clock: { now: () => instant(0) },
    startedAt: instant(0),
    timeZones: { offsetAt: () => 0 },
    deviceZone: 'UTC',
    position: { locate: () => Promise.resolve({ ok: false, error: { kind: 'unavailable' } }) },
    appearance: { showLanguage: () => {}, showTheme: () => {} },
    visibility: { isVisible: () => true, changes: { subscribe: () => ({ unsubscribe: () => {} }) } },
    tabs: undefined,
    preferences: { theme: () => 'light' },
    languages: [],
    loadTexts: () => Promise.resolve(undefined),
    makeUuid: () => '',
    delay: () => new Promise(() => {}),
    report: () => {},
    ...given,
  };
  const container = createAppContainer(platform, createI18n('en', { en: { translation: { unauthorized: 'Please sign in again.' }, errors: {} } }));
  resolve(container, NAVIGATOR).attach((path, options) => void moves.push(options?.replace ? `${path} in place` : path));
  return { container, platform, asked, moves, texts: () => resolve(container, TOASTS_VIEW_MODEL).toasts.map(({ text }) => text) };
};
