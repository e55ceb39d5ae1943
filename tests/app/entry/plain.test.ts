import { describe, expect, it } from 'vitest';
import { createAnswerCookies } from '@infra/drivers/browser/cookie-jar.ts';
import { withKey } from '@infra/drivers/http/with-key.ts';
import { readCount } from '@app/entry/plain/product-choice.ts';
import { plainPathOf } from '@app/entry/plain/plain-path.ts';
import { readShownOrder, slotOf } from '@app/entry/plain/checkout-form.ts';

describe('ACCESS-4 the plain page of an address', () => {
  it.each([
    ['/login', '?next=%2Forders', '/plain/sign-in?next=%2Forders'],
    ['/login', '?next=https://evil.example', '/plain/sign-in?next=%2F'],
    ['/checkout', '', '/plain/checkout'],
    ['/restaurant/7/checkout', '', '/plain/checkout'],
    ['/shop/7', '?product=a%2Fb', '/plain/product/a%2Fb'],
    ['/restaurant/7', '?product=ab', '/plain/product/ab'],
  ])('%s%s is %s', (path, search, plain) => {
    expect(plainPathOf({ path, search })).toBe(plain);
  });

  it('is none where a page works without script', () => {
    for (const [path, search] of [
      ['/', ''],
      ['/shop/7', ''],
      ['/shop', '?product=ab'],
      ['/orders/1', ''],
    ] as const)
      expect(plainPathOf({ path, search })).toBeUndefined();
  });
});

describe('ACCESS-4 what a plain form sends', () => {
  it('takes counts of pieces and nothing else', () => {
    expect(['3', ' 12 ', '0'].map(readCount)).toEqual([3, 12, 0]);
    expect(['', '-1', '1.5', '1e3', 'many', '9999999'].map(readCount)).toEqual(Array.from({ length: 6 }));
  });

  it('names the order it was shown for, or none', () => {
    const sent = { key: 'k', cart: '4', shop: '1', currency: '1', payment: '1', quote: 'q1_a', total: '3400' };
    expect(readShownOrder(new URLSearchParams(sent))).toEqual({
      key: 'k',
      cart: 4,
      shop: 1,
      currency: 1,
      payment: 1,
      quote: 'q1_a',
      total: 3400,
    });
    for (const broken of [{ key: '' }, { cart: '-4' }, { shop: 'one' }])
      expect(readShownOrder(new URLSearchParams({ ...sent, ...broken }))).toBeUndefined();
  });

  it('reads a time, and anything else as soon as possible', () => {
    expect(slotOf('2026-03-04 18:30')).toEqual({ date: '2026-03-04', time: '18:30' });
    expect(['', 'soon', '2026-13-04 18:30', '2026-03-04 99:99'].map(slotOf)).toEqual(Array.from({ length: 4 }));
  });
});

describe('ACCOUNT-4 the cookies of an answer', () => {
  it('are those that were written or removed, the last one of each name', () => {
    const { jar, written } = createAnswerCookies('theme=dark; user=1', true);
    jar.set('access_token', 'Bearer 1|a b');
    jar.set('address', 'x');
    jar.remove('user');
    jar.set('address', 'y');
    expect([jar.get('theme'), jar.get('user'), jar.get('address')]).toEqual(['dark', undefined, 'y']);
    expect(written()).toEqual([
      'access_token=Bearer%201%7Ca%20b; Max-Age=604800; Path=/; SameSite=Lax; Secure',
      'address=y; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
      'user=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    ]);
  });
});

it('ORDER-4 a key goes with every call beside the headers of the call', async () => {
  const seen: unknown[] = [];
  const api = Object.assign((_path: string, options: { readonly headers: Headers }) => {
    seen.push(Object.fromEntries(options.headers));
    return Promise.resolve(undefined);
  }, {}) as never;
  await withKey(api, 'k1')('carts', { headers: { accept: 'text/plain' } });
  expect(seen).toEqual([{ accept: 'text/plain', 'idempotency-key': 'k1' }]);
});
