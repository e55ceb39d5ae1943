import { describe, expect, it } from 'vitest';
import { cartId, uuid } from '@domain/kernel/ids.ts';
import { createHttpOrderedGroups } from '@infra/cart/http-ordered-groups.adapter.ts';
import { createHttpSharePayments } from '@infra/cart/http-share-payments.adapter.ts';
import { fakeApi } from '../orders/fake-api.ts';

const part = { cartId: cartId(9), secret: uuid('00000000-0000-4000-8000-000000000009') };
const secret = { user_cart_uuid: part.secret };
const share = { user_cart_id: 2, name: 'Omar', lines: 13.9, fixed: 0.9, total: 14.8, dishes: [] };
const order = { user_cart_id: 2, owner_name: 'Lina', status: 'accepted', currency: { id: 3, decimals: 2 } };
const answering = (data: unknown) => fakeApi(() => ({ status: 200, body: { data } }));

describe('GROUP-6f payments of the own share', () => {
  it('are asked for by the secret of the part, and name what the shop takes', async () => {
    const { api, calls } = answering({ state: 'waiting', tag: 'stripe', methods: [{ id: 3, tag: 'stripe' }] });
    expect(await createHttpSharePayments({ api }).load(part)).toEqual({
      ok: true,
      value: { state: 'waiting', tag: 'stripe', methods: [{ id: 3, tag: 'stripe' }] },
    });
    expect(calls.map(({ method, path, query }) => [method, path, query])).toEqual([
      ['GET', 'rest/cart/9/share-payment', { ...secret, lang: 'en' }],
    ]);
  });

  it('open a page, whose address belongs to the web', async () => {
    const started = (url: string) => answering({ id: 'pp_1', data: { url } });
    const { api, calls } = started('https://pay.test/pp_1');
    expect(await createHttpSharePayments({ api }).start(part, 'stripe')).toEqual({
      ok: true,
      value: { id: 'pp_1', url: 'https://pay.test/pp_1' },
    });
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', 'rest/cart/9/share-payment', { ...secret, payment_type: 'stripe' }],
    ]);
    expect(await createHttpSharePayments(started('javascript:alert(1)')).start(part, 'stripe')).toEqual({
      ok: false,
      error: { kind: 'malformed' },
    });
  });

  it('come from the wallet of the account', async () => {
    const { api, calls } = answering({ ...order, shares: [{ ...share, standing: 'paid', settled: true }] });
    expect(await createHttpSharePayments({ api }).payFromWallet(part)).toMatchObject({
      value: { ownerName: 'Lina', currencyId: 3, shares: [{ standing: 'paid', total: { minor: 1480, scale: 2 } }] },
    });
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', 'dashboard/user/group-shares/9/wallet', secret],
    ]);
  });
});

describe('GROUP-6e how a share stands', () => {
  it('is said by its member', async () => {
    const { api, calls } = answering({ ...order, shares: [{ ...share, standing: 'told' }] });
    expect(await createHttpOrderedGroups({ api }).tell(part, true)).toMatchObject({
      value: { shares: [{ standing: 'told' }] },
    });
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', 'rest/cart/9/share', { ...secret, given: true }],
    ]);
  });

  it('is settled or open on servers that know no more', async () => {
    const shares = [
      { ...share, settled: true },
      { ...share, settled: false },
      { ...share, settled: false, standing: 'lost' },
    ];
    const { api } = answering({ ...order, shares });
    expect(await createHttpOrderedGroups({ api }).load(part)).toMatchObject({
      value: { shares: [{ standing: 'settled' }, { standing: 'open' }, { standing: 'open' }] },
    });
  });
});
