// @vitest-environment happy-dom
import type { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { cartLines, cartOf } from '@domain/cart/index.ts';
import { returnPathOf } from '@domain/navigation/index.ts';
import { uuid } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { createHttpAddresses } from '@infra/addresses/http-addresses.adapter.ts';
import { API, CART_STORE, DATA_CACHE, LIKED_SHOPS, RECENT_SEARCHES, SESSION_STORE } from '@app/composition/tokens.ts';
import { resolve } from '@app/di/index.ts';
import { REFERENCE_QUERIES } from '@app/features/reference/index.ts';
import { SESSION_VIEW_MODEL } from '@app/features/session/index.ts';
import { line } from '../cart/cart-server.ts';
import { instance } from './instance.ts';

const liked = uuid('0b6f6d1e-1f3c-4a56-9a52-6e6a3c1f2b10');

const addressesOf = (container: Container) => createHttpAddresses({ api: resolve(container, API) });

describe('CART-5 signing out', () => {
  for (const [what, status] of [
    ['reached', 200],
    ['not reached', 0],
  ] as const) {
    it(`removes everything of the customer when the server is ${what}`, async () => {
      const { container, platform, asked, moves } = instance(status);
      resolve(container, LIKED_SHOPS).write([liked]);
      resolve(container, RECENT_SEARCHES).write(['sushi']);
      await resolve(container, SESSION_VIEW_MODEL).signOut();
      expect(asked).toEqual(['/api/v1/auth/logout']);
      expect([platform.cookies.get('access_token'), platform.cookies.get('user')]).toEqual([undefined, undefined]);
      expect([resolve(container, LIKED_SHOPS).read(), resolve(container, RECENT_SEARCHES).read()]).toEqual([[], []]);
      expect(cartLines(resolve(container, CART_STORE).read())).toHaveLength(0);
      expect(moves).toEqual(['/']);
    });
  }

  it('leaves no note, no cart put aside and no begun checkout on the device', async () => {
    const { container, platform } = instance(200);
    const { localStorage: local, sessionStorage: ofTab } = platform;
    local.set('line-notes', '{"1|":"Nut allergy"}');
    for (const name of ['cart-aside', 'checkout']) ofTab.set(name, '{}');
    await resolve(container, SESSION_VIEW_MODEL).signOut();
    expect([local.get('line-notes'), ofTab.get('cart-aside'), ofTab.get('checkout')]).toEqual(Array(3).fill(undefined));
  });

  it('resets the settings, also the stored ones', async () => {
    const { container, platform } = instance(200);
    platform.cookies.set('settings', '{"ui_type":"2"}');
    resolve(container, DATA_CACHE).write(resolve(container, REFERENCE_QUERIES).settings, settingsOf([]));
    const asked: string[] = [];
    resolve(container, DATA_CACHE).watch(
      {
        ...resolve(container, REFERENCE_QUERIES).settings,
        load: () => {
          asked.push('settings');
          return Promise.resolve(ok(settingsOf([])));
        },
      },
      () => {},
    );
    await resolve(container, SESSION_VIEW_MODEL).signOut();
    expect([asked, platform.cookies.get('settings')]).toEqual([['settings'], undefined]);
  });
});

describe('ERROR-1 a token that the server rejects', () => {
  it('ends the session once, shows one toast and leads to sign-in, however many calls were pending', async () => {
    const { container, platform, moves, texts } = instance(401);
    await Promise.all([1, 2, 3].map(() => addressesOf(container).list()));
    expect([platform.cookies.get('access_token'), texts(), moves]).toEqual([
      undefined,
      ['Unauthorized'],
      ['/login?next=%2Fcheckout%3Fx%3D1 in place'],
    ]);
  });

  it('removes both cookies, and keeps cart and step for the next sign-in', async () => {
    const { container, platform, moves } = instance(401);
    const signedIn = resolve(container, SESSION_STORE).read();
    resolve(container, LIKED_SHOPS).write([liked]);
    resolve(container, RECENT_SEARCHES).write(['sushi']);
    const cart = cartOf([line(11, 2)]);
    resolve(container, CART_STORE).write(cart);
    await addressesOf(container).list();
    expect([platform.cookies.get('access_token'), platform.cookies.get('user')]).toEqual([undefined, undefined]);
    expect([resolve(container, LIKED_SHOPS).read(), resolve(container, RECENT_SEARCHES).read()]).toEqual([
      [liked],
      ['sushi'],
    ]);
    resolve(container, SESSION_STORE).write(signedIn);
    expect(cartLines(resolve(container, CART_STORE).read())).toEqual(cartLines(cart));
    const next = new URLSearchParams(moves[0]?.replace(' in place', '').split('?')[1]).get('next') ?? undefined;
    expect(returnPathOf(next)).toBe('/checkout?x=1');
  });

  it('changes nothing when the answer belongs to an earlier sign-in', async () => {
    const signInAgain = (): void => {
      const sessions = resolve(container, SESSION_STORE);
      const earlier = sessions.read();
      if (earlier) sessions.write({ ...earlier, token: 'Bearer 2' });
    };
    const { container, moves, texts } = instance(401, signInAgain);
    await addressesOf(container).list();
    expect([resolve(container, SESSION_STORE).read()?.token, moves, texts()]).toEqual(['Bearer 2', [], []]);
  });

  it('keeps two app instances apart', async () => {
    const [one, other] = [instance(401), instance(401)];
    await addressesOf(one.container).list();
    expect(resolve(other.container, SESSION_STORE).read()?.token).toBe('Bearer 1');
  });
});

describe('ERROR-2 a refusal', () => {
  it('ends nothing, navigates nowhere and is reported to its caller only', async () => {
    const { container, platform, asked, moves, texts } = instance(403);
    const cookies = () => [platform.cookies.get('access_token'), platform.cookies.get('user')];
    const before = cookies();
    const [answer] = await Promise.all([1, 2].map(() => addressesOf(container).list()));
    expect(answer).toMatchObject({ ok: false, error: { kind: 'rejected', status: 403 } });
    expect([cookies(), resolve(container, SESSION_STORE).read()?.token, asked.length]).toEqual([before, 'Bearer 1', 2]);
    expect([moves, texts()]).toEqual([[], []]);
  });
});

describe('NOTIFY-6 signing out of a device with push notifications', () => {
  it('sends its push token with the sign-out, and clears the choice', async () => {
    const bodies: unknown[] = [];
    const { container, platform } = instance(200);
    const { fetch } = platform;
    Object.assign(platform, {
      push: { apiKey: 'a', appId: 'b', messagingSenderId: '1', projectId: 'p', vapidKey: 'v' },
      fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
        bodies.push(init?.body);
        return fetch(input, init);
      },
    });
    platform.localStorage.set('push', JSON.stringify({ user: 1, token: 'token-1' }));
    await resolve(container, SESSION_VIEW_MODEL).signOut();
    expect(bodies.map((body) => JSON.parse(String(body)) as unknown)).toEqual([{ firebase_token: 'token-1' }]);
    expect(platform.localStorage.get('push')).toBeUndefined();
  });

  it('sends no token without one, or without a configured service', async () => {
    for (const choice of [undefined, JSON.stringify({ user: 1, token: 'token-1' })]) {
      const bodies: unknown[] = [];
      const { container, platform } = instance(200);
      const { fetch } = platform;
      Object.assign(platform, {
        fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
          bodies.push(init?.body);
          return fetch(input, init);
        },
      });
      if (choice) platform.localStorage.set('push', choice);
      await resolve(container, SESSION_VIEW_MODEL).signOut();
      expect([bodies, platform.localStorage.get('push')]).toEqual([[undefined], undefined]);
    }
  });
});
