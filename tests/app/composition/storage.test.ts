import { describe, expect, it } from 'vitest';
import { currencyId, userId, uuid } from '@domain/kernel/ids.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { createDocumentCookies, createRequestCookies } from '@infra/drivers/browser/cookie-jar.ts';
import { createMemoryStorage, createWebStorage } from '@infra/drivers/browser/key-value-storage.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { writeStoredSettings } from '@infra/settings/write-stored-settings.ts';
import { PLATFORM } from '@app/composition/platform.ts';
import {
  CHOSEN_ADDRESS,
  CHOSEN_CURRENCY,
  CHOSEN_LANGUAGE,
  CHOSEN_THEME,
  STORED_DIRECTION,
  STORED_SETTINGS,
  LIKED_SHOPS,
  RECENT_SEARCHES,
  SESSION_STORE,
} from '@app/composition/tokens.ts';
import { resolve } from '@app/di/index.ts';
import { instance } from '../session/instance.ts';

const LIKED = uuid('0b6f6d1e-1f3c-4a56-9a52-6e6a3c1f2b10');

/** A browser that keeps what is written to it, with the attributes of each cookie. */
const browser = () => {
  const written = new Map<string, string>();
  const kept = new Map<string, string>();
  const document = {
    location: { protocol: 'https:' },
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = '', attributes = ''] = /^([^=]*)=([^;]*); (.*)$/.exec(text) ?? [];
      written.set(name, attributes);
      if (attributes.startsWith('Max-Age=0')) kept.delete(name);
      else kept.set(name, value);
    },
  };
  const names: string[] = [];
  const storage = createMemoryStorage();
  const localStorage = {
    ...storage,
    set: (name: string, value: string) => {
      names.push(name);
      storage.set(name, value);
    },
  };
  const start = () => instance(200, undefined, { cookies: createDocumentCookies(document), localStorage }).container;
  return { start, written, names };
};

describe('STORE-1 what the device stores', () => {
  it('is in cookies if the server needs it, else in local storage, and is found by the next page', () => {
    const { start, written, names } = browser();
    const first = start();
    const address = {
      text: 'Lindenstraat 8',
      location: { latitude: 52.37, longitude: 4.88 },
      house: '',
      floor: '2',
      entrance: '',
      comment: '',
    };
    const session = {
      token: 'Bearer 3|x',
      user: { id: userId(3), firstName: 'Nadia', lastName: '', image: undefined, role: 'user' },
    };
    resolve(first, CHOSEN_THEME).write('dark');
    resolve(first, CHOSEN_LANGUAGE).write('ar');
    resolve(first, STORED_DIRECTION).write('rtl');
    resolve(first, CHOSEN_ADDRESS).write(address);
    resolve(first, SESSION_STORE).write(session);
    resolve(first, CHOSEN_CURRENCY).write(currencyId(2));
    resolve(first, LIKED_SHOPS).write([LIKED]);
    resolve(first, RECENT_SEARCHES).write(['falafel']);
    writeStoredSettings(
      textStoreOf(resolve(first, PLATFORM).cookies, 'settings'),
      settingsOf([{ key: 'ui_type', value: '3' }]),
    );

    const year = 'Max-Age=31536000; Path=/; SameSite=Lax; Secure';
    const week = 'Max-Age=604800; Path=/; SameSite=Lax; Secure';
    expect(Object.fromEntries(written)).toEqual({
      theme: year,
      locale: year,
      dir: year,
      address: year,
      settings: year,
      currency: year,
      access_token: week,
      user: week,
    });
    expect(names.toSorted()).toEqual(['currency', 'liked', 'searches']);

    const next = start();
    expect([
      resolve(next, CHOSEN_THEME).read(),
      resolve(next, CHOSEN_LANGUAGE).read(),
      resolve(next, STORED_DIRECTION).read(),
      resolve(next, STORED_SETTINGS)()?.uiType,
    ]).toEqual(['dark', 'ar', 'rtl', '3']);
    expect([resolve(next, CHOSEN_ADDRESS).read(), resolve(next, SESSION_STORE).read()]).toEqual([address, session]);
    expect([
      resolve(next, CHOSEN_CURRENCY).read(),
      resolve(next, LIKED_SHOPS).read(),
      resolve(next, RECENT_SEARCHES).read(),
    ]).toEqual([2, [LIKED], ['falafel']]);
  });
});

describe('ROUTE-2 ROUTE-3 what only the browser stores', () => {
  /** An app instance that must not wait for anything. */
  const startWith = (localStorage: ReturnType<typeof createMemoryStorage>) =>
    instance(200, undefined, {
      localStorage,
      cookies: createRequestCookies(''),
      delay: () => {
        throw new Error('Waited');
      },
    }).container;
  const read = (container: ReturnType<typeof startWith>) => [
    resolve(container, CHOSEN_CURRENCY).read(),
    resolve(container, RECENT_SEARCHES).read(),
    resolve(container, LIKED_SHOPS).read(),
  ];

  it('is read at start, so no page waits: currency, search history and liked shops', () => {
    const kept = createMemoryStorage();
    for (const [name, text] of [
      ['currency', '2'],
      ['searches', '["falafel"]'],
      ['liked', JSON.stringify([LIKED])],
    ] as const)
      kept.set(name, text);
    expect(read(startWith(kept))).toEqual([2, ['falafel'], [LIKED]]);
  });

  it('falls back to defaults at once if it is missing, unreadable or malformed', () => {
    const spoiled = createMemoryStorage();
    for (const name of ['currency', 'searches', 'liked']) spoiled.set(name, '{"a');
    const forbidden = createWebStorage(() => {
      throw new DOMException('Not here', 'SecurityError');
    });
    for (const storage of [createMemoryStorage(), forbidden, spoiled])
      expect(read(startWith(storage))).toEqual([undefined, [], []]);
  });
});
