import { describe, expect, it } from 'vitest';
import type { GroupChange, GroupNews, GroupPart, GroupRefusal, JoinedGroups } from '@domain/cart/index.ts';
import { cartId, shopId, userCartId, uuid, type UserCartId } from '@domain/kernel/ids.ts';
import { err } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import { soldLine } from '@domain/testing/index.ts';
import { GroupSession } from '@app/features/group/group-session.ts';
import { createFakeGroups } from '../../infra/contract/fakes/fake-groups.ts';

const SHOP = shopId(1);
const line = soldLine({ stockId: 1 as never, quantity: 1, addons: [] })!;

/** An open group on a server in memory, with the page of one guest. */
const stage = async () => {
  const server = createFakeGroups();
  const opened = await server.own.open(SHOP);
  if (!opened.ok) throw new Error(opened.error.kind);
  await server.own.share(opened.value.id, true);
  const shared = await server.own.open(SHOP);
  const link = shared.ok ? shared.value.invitation : undefined;
  const joined = await server.joined.join({ cartId: opened.value.id, shopId: SHOP }, 'Ana', link);
  if (!joined.ok) throw new Error(joined.error.kind);
  const part: GroupPart = joined.value;
  const told: GroupChange[] = [];
  const refused: GroupRefusal['kind'][] = [];
  const keys: string[] = [];
  const network = { isDown: false };
  let hear: (news: GroupNews) => void = () => {};
  const groups: JoinedGroups = {
    ...server.joined,
    load: (known) =>
      network.isDown ? Promise.resolve(err({ kind: 'unreachable' as const })) : server.joined.load(known),
    write: (known, write) => {
      keys.push(write.key);
      return network.isDown
        ? Promise.resolve(err({ kind: 'unreachable' as const }))
        : server.joined.write(known, write);
    },
  };
  let uuids = 0;
  const waiting: (() => void)[] = [];
  const live = new GroupSession(part, {
    groups,
    updates: {
      of: () => ({
        subscribe: ({ next }) => {
          hear = next;
          return { unsubscribe: () => (hear = () => {}) };
        },
      }),
    },
    makeUuid: () => `key ${(uuids += 1)}`,
    delay: () => new Promise((resolve) => waiting.push(resolve)),
    report: (changes) => told.push(...changes),
    refuse: (why) => refused.push(why.kind),
    written: () => {},
  });
  const stop = live.activate();
  await settle();
  const retry = async (): Promise<void> => {
    waiting.splice(0).forEach((resolve) => resolve());
    await settle();
  };
  const hearFrom = async (news: GroupNews): Promise<void> => {
    hear(news);
    await settle();
  };
  return { server, live, part, told, refused, keys, network, retry, hear: hearFrom, stop, cart: opened.value.id, link };
};

/** Lets every settled promise run its continuations. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

describe('GROUP-2 a member’s page', () => {
  it('shows an own edit at once, and keeps it when the server has it', async () => {
    const { live, stop } = await stage();
    live.set(line, 2);
    expect(live.lines.map(({ quantity }) => quantity)).toEqual([2]);
    expect(live.isPending).toBe(true);
    await settle();
    expect([live.isPending, live.self?.lines.map(({ quantity }) => quantity)]).toEqual([false, [2]]);
    stop();
  });

  it('keeps edits without a connection and sends them under the same key afterwards', async () => {
    const { live, network, keys, retry, stop } = await stage();
    network.isDown = true;
    live.set(line, 1);
    await settle();
    expect([live.failure?.kind, live.lines.length]).toEqual(['unreachable', 1]);
    network.isDown = false;
    await retry();
    expect([live.failure, live.isPending, new Set(keys).size]).toEqual([undefined, false, 1]);
    expect(keys.length).toBeGreaterThan(1);
    stop();
  });

  it('counts own dishes that the server does not have yet, for their member and for everybody', async () => {
    const { live, network, retry, stop } = await stage();
    const sums = () => [live.self && live.sumOf(live.self).minor, live.cart && live.sumOfAll(live.cart).minor];
    live.set(line, 1);
    await settle();
    const piece = live.total.minor;
    expect([piece > 0, sums()]).toEqual([true, [piece, piece]]);
    network.isDown = true;
    live.set(line, 3);
    await settle();
    expect([live.isPending, sums()]).toEqual([true, [3 * piece, 3 * piece]]);
    network.isDown = false;
    await retry();
    expect([live.isPending, sums()]).toEqual([false, [3 * piece, 3 * piece]]);
    stop();
  });

  it('drops an edit above the spend limit and says so', async () => {
    const { live, server, cart, refused, stop } = await stage();
    await server.own.arrange(cart, { spendLimit: money(1, 2) });
    live.set(line, 5);
    await settle();
    expect([refused, live.lines]).toEqual([['spend-limit'], []]);
    stop();
  });

  it('is released with the last dishes when removed, by push or by the next call', async () => {
    const byPush = await stage();
    byPush.live.set(line, 1);
    await settle();
    await byPush.hear({ kind: 'released', member: byPush.part.member, reason: 'kicked' });
    expect([byPush.live.released, byPush.live.replica.acknowledged.lines.length]).toEqual(['kicked', 1]);
    byPush.stop();
    const byEnd = await stage();
    await byEnd.hear({ kind: 'released', member: byEnd.part.member, reason: 'group-ended' });
    expect(byEnd.live.released).toBe('group-ended');
    byEnd.stop();
    const byCall = await stage();
    await byCall.server.own.kick(byCall.cart, byCall.part.secret);
    await byCall.hear({ kind: 'stale' });
    expect(byCall.live.released).toBe('unknown');
    byCall.stop();
  });

  it('tells what others did once, whether pushed or polled', async () => {
    const { live, server, cart, link, told, hear, stop } = await stage();
    await server.joined.join({ cartId: cart, shopId: SHOP }, 'Jonas', link);
    await hear({ kind: 'stale' });
    const pushed = live.cart;
    if (pushed) await hear({ kind: 'cart', cart: pushed });
    expect(told).toEqual([{ kind: 'joined', name: 'Jonas' }]);
    stop();
  });

  it('ignores an older state that arrives late', async () => {
    const { live, server, cart, hear, stop } = await stage();
    const old = live.cart!;
    await server.own.lock(cart, true);
    await hear({ kind: 'stale' });
    await hear({ kind: 'cart', cart: old });
    expect(live.cart?.isLocked).toBe(true);
    stop();
  });

  it('knows who is here from their coming and going', async () => {
    const { live, hear, stop } = await stage();
    const owner: UserCartId = userCartId(411);
    await hear({ kind: 'presence', member: owner, isHere: true });
    expect(live.present.has(owner)).toBe(true);
    await hear({ kind: 'presence', member: owner, isHere: false });
    expect(live.present.has(owner)).toBe(false);
    stop();
  });
});

describe('GROUP-6a a link', () => {
  it('opens nothing with another secret', async () => {
    const { server, cart } = await stage();
    await server.own.renewLink(cart);
    const answer = await server.joined.invitation(cartId(cart), uuid('c0ffee00-0001-4000-8000-000000000009'));
    expect(answer.ok).toBe(false);
  });
});
