import { describe, expect, it } from 'vitest';
import { settingsOf, type Settings } from '@domain/settings/index.ts';
import { createAppContext } from '@app/composition/app-context.ts';

const contextWith = (settings: Settings | undefined) =>
  createAppContext({
    platform: { apiHost: '', report: () => {}, deviceZone: 'Europe/Amsterdam' },
    i18n: { language: 'en' },
    currency: { read: () => undefined },
    sessions: { read: () => undefined },
    cache: {
      read: ({ key }: { readonly key: readonly string[] }) => ({
        value: (key[0] === 'settings' && settings) || undefined,
      }),
    },
    storedSettings: () => undefined,
  } as unknown as Parameters<typeof createAppContext>[0]);

describe('OPS-9 calls', () => {
  it('are traced once the settings of the server announce it', () => {
    const announcing = (extensions: string) => settingsOf([{ key: 'api_extensions', value: extensions }]);
    expect(contextWith(undefined).isTraced?.()).toBe(false);
    expect(contextWith(announcing('events,quote')).isTraced?.()).toBe(false);
    expect(contextWith(announcing('events,traces')).isTraced?.()).toBe(true);
  });
});
