import { describe, expect, it } from 'vitest';
import type { GroupPart } from '@domain/cart/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { cartId, shopId, stockId, userCartId, uuid } from '@domain/kernel/ids.ts';
import { money, type Scale } from '@domain/pricing/index.ts';
import { createHttpJoinedGroups, createHttpOwnGroups } from '@infra/cart/http-group-carts.adapter.ts';
import { sampleContext, sampleOf } from '../contract/samples.ts';
import { fakeApi } from '../orders/fake-api.ts';

const KEY = '6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e11';
const part: GroupPart = {
  cartId: cartId(310),
  shopId: shopId(501),
  member: userCartId(412),
  secret: uuid('e9c4a1aa-2222-4e55-8c1d-444455556666'),
};
const juice = { stockId: stockId(7102), quantity: 1, addons: [] };
const write = { entries: [juice], version: 4, key: KEY };

type Answer = Parameters<typeof fakeApi>[0];
const groups = (
  answer: Answer,
  announced: readonly string[] = ['idempotency', 'cart_version', 'line_addons'],
  scale: Scale = 2,
) => {
  const { api, calls } = fakeApi(answer);
  const deps = {
    api,
    context: { ...sampleContext, scaleOf: () => scale },
    announces: (extension: string) => announced.includes(extension),
  };
  return {
    own: createHttpOwnGroups(deps),
    joined: createHttpJoinedGroups(deps),
    calls,
    asked: () => calls.map(({ method, path, body }) => [method, path, body]),
  };
};
const refusing =
  (status: number, body: unknown): Answer =>
  () => ({ status, body });
const refused = (why: object) => ({ ok: false, error: { kind: 'refused', why } });

describe('GROUP-1f the destination of a group', () => {
  it('is sent alone, read by members, and unknown on servers that keep none', async () => {
    const cart = sampleOf('PUT dashboard/user/cart/group/310') as { readonly data: object };
    const at = (more: object) => groups(() => ({ status: 200, body: { ...cart, data: { ...cart.data, ...more } } }));
    const { own, asked } = at({ destination: '12 Harbor Street' });
    expect(await own.arrange(part.cartId, { destination: '12 Harbor Street' })).toMatchObject({
      value: { destination: '12 Harbor Street' },
    });
    expect(asked()).toEqual([['PUT', 'dashboard/user/cart/group/310', { destination: '12 Harbor Street' }]]);
    expect(await at({}).joined.load(part)).toMatchObject({ value: { destination: '' } });
  });
});

describe('GROUP-4 refusals of group orders', () => {
  it('distinguish locked from deadline, with the time', async () => {
    const locked = groups(refusing(409, sampleOf('POST rest/cart/insert-product (locked)'))).joined;
    expect(await locked.write(part, write)).toMatchObject(refused({ kind: 'locked', deadline: undefined }));
    const late = groups(
      refusing(409, {
        statusCode: 'ERROR_409',
        data: { reason: 'deadline', locked: true, deadline: '2025-03-10 11:30:00Z' },
      }),
    ).joined;
    expect(await late.setStatus(part, false)).toMatchObject(
      refused({ kind: 'deadline', deadline: instant(Date.UTC(2025, 2, 10, 11, 30)) }),
    );
  });

  it('say by how much a part would exceed the limit, in the cart’s currency', async () => {
    const body = sampleOf('POST rest/cart/insert-product (spend limit)');
    expect(await groups(refusing(409, body)).joined.write(part, write)).toMatchObject(
      refused({ kind: 'spend-limit', limit: money(1500, 2), total: money(1600, 2) }),
    );
    expect(await groups(refusing(409, body), ['line_addons'], 3).joined.write(part, write)).toMatchObject(
      refused({ kind: 'spend-limit', limit: money(15_000, 3) }),
    );
  });

  it('GROUP-2c contain the current version, with the cart', async () => {
    const outcome = await groups(
      refusing(409, sampleOf('POST dashboard/user/cart/insert-product (stale version)')),
    ).joined.write(part, write);
    expect(outcome).toMatchObject({
      ok: false,
      error: { kind: 'refused', why: { kind: 'version', current: 3 }, cart: { id: 310, members: [{ id: 411 }] } },
    });
  });

  it('GROUP-2e distinguish a removed member from an ordered cart', async () => {
    expect(await groups(refusing(400, sampleOf('GET rest/cart/310 (kicked)'))).joined.load(part)).toMatchObject(
      refused({ kind: 'not-member' }),
    );
    expect(await groups(refusing(404, { statusCode: 'ERROR_404' })).joined.load(part)).toMatchObject(
      refused({ kind: 'ordered' }),
    );
  });

  it('API-1 treat 200 without data like the 404 of other servers', async () => {
    const { own, joined } = groups(() => ({ body: { data: null } }));
    expect(await joined.join(part, 'Tom')).toMatchObject(refused({ kind: 'not-joinable' }));
    for (const outcome of [await joined.setStatus(part, false), await own.share(cartId(310), true)])
      expect(outcome).toMatchObject(refused({ kind: 'ordered' }));
  });

  it('pass on other failures', async () => {
    expect(
      await groups(refusing(400, { statusCode: 'ERROR_111', data: { quantity: 2 } })).joined.setLine(part, juice),
    ).toMatchObject({ ok: false, error: { kind: 'rejected', code: 'ERROR_111', data: { quantity: 2 } } });
    expect(await groups(refusing(409, { data: { reason: 'in_progress' } })).joined.write(part, write)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 409 },
    });
    expect(await groups(refusing(503, {})).joined.leave(part)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 503 },
    });
  });
});

describe('GROUP-1 sharing a cart', () => {
  it('is not toggled when already shared: that would remove every member', async () => {
    const { own, asked } = groups(() => ({ body: { data: { id: 310, group: true } } }));
    expect(await own.share(cartId(310), true)).toEqual({ ok: true, value: undefined });
    expect(asked()).toEqual([['GET', 'dashboard/user/cart', undefined]]);
  });

  it('is toggled back when another device was faster', async () => {
    let isGroup = false;
    const { own, calls } = groups(({ method }) => {
      const told = isGroup;
      if (method === 'POST') isGroup = !isGroup;
      // The other device.
      else isGroup = true;
      return { body: { data: { id: 310, group: method === 'POST' ? isGroup : told } } };
    });
    expect((await own.share(cartId(310), true)).ok).toBe(true);
    expect([isGroup, calls.length]).toEqual([true, 3]);
  });
});

describe('GROUP-2 the status of a member', () => {
  const group = sampleOf('GET rest/cart/310?');
  const inStatus = (status: boolean) =>
    JSON.parse(JSON.stringify(group), (_key, value: { readonly id?: number } | undefined) =>
      value?.id === part.member ? { ...value, status } : value,
    ) as unknown;

  it('is toggled once, and once more if the server had already applied it', async () => {
    let isChoosing = false;
    const { joined, calls } = groups(() => ({ body: inStatus((isChoosing = !isChoosing)) }));
    expect((await joined.setStatus(part, true)).ok).toBe(true);
    expect(calls).toHaveLength(1);
    expect((await joined.setStatus(part, true)).ok).toBe(true);
    expect([isChoosing, calls.length]).toEqual([true, 3]);
  });

  it('API-1 sends an idempotency key and a version only if the server announces them', async () => {
    for (const [announced, key, version] of [
      [['idempotency', 'cart_version', 'line_addons'], KEY, 4],
      [['line_addons'], null, undefined],
      [[], null, undefined],
    ] as const) {
      const { joined, calls } = groups(() => ({ body: group }), announced);
      await joined.write(part, write);
      const body = calls[0]?.body as { readonly version?: number } | undefined;
      expect([calls[0]?.headers.get('idempotency-key'), body?.version]).toEqual([key, version]);
    }
  });
});
