import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { userId, type UserId } from '@domain/kernel/ids.ts';
import { cartLines, cartOf, emptyCart, type UserCart } from '@domain/cart/index.ts';
import type { CartViewModel } from '@app/features/cart/index.ts';
import { followAccountCart } from '@app/features/cart/follow-account-cart.ts';
import { line } from './cart-server.ts';

const stage = (user: UserId | undefined, earlier = 0) => {
  const posted: unknown[] = [];
  const told: (readonly [number, number])[] = [];
  const fresh = cartOf([line(1, 2)]);
  let reads = 0;
  let hear: (message: unknown) => void = () => {};
  const cart = observable(
    { isSettled: true, userCart: undefined as UserCart | undefined, cart: emptyCart },
    {},
    { deep: false },
  );
  const stop = followAccountCart({
    cart: Object.assign(cart, {
      edits: { steps: Array(earlier).fill({}) } as unknown as CartViewModel['edits'],
      refresh: async () => runInAction(() => void ((reads += 1), (cart.cart = fresh))),
    }),
    onChange: (before, after) => void told.push([cartLines(before).length, cartLines(after).length]),
    user: () => user,
    channel: {
      post: (message) => posted.push(message),
      messages: {
        subscribe: ({ next }) => {
          hear = next;
          return { unsubscribe: () => void (hear = () => {}) };
        },
      },
    },
  });
  const settle = (isSettled: boolean): void => runInAction(() => void (cart.isSettled = isSettled));
  const changed = (account: number) => ({ kind: 'changed', account });
  return { posted, told, settle, stop, changed, hear: (message: unknown) => hear(message), reads: () => reads };
};

describe('CART-10 the cart of an account', () => {
  it('notifies other tabs once the server has the changes of this one', () => {
    const { posted, settle, changed } = stage(userId(7));
    posted.splice(0);
    settle(false);
    expect(posted).toEqual([]);
    settle(true);
    expect(posted).toEqual([changed(7)]);
  });

  it('is read again when another tab with the same account has changed it', () => {
    const { hear, reads, stop, changed } = stage(userId(7));
    for (const message of [changed(8), 7, undefined, null, 'x']) hear(message);
    expect(reads()).toBe(0);
    hear(changed(7));
    expect(reads()).toBe(1);
    stop();
    hear(changed(7));
    expect(reads()).toBe(1);
  });

  it('says what another tab changed, unless something was done here meanwhile', async () => {
    const { hear, told, settle, changed } = stage(userId(7));
    hear(changed(7));
    await Promise.resolve();
    expect(told).toEqual([[0, 1]]);
    settle(false);
    hear(changed(7));
    await Promise.resolve();
    expect(told).toHaveLength(1);
  });

  it('is announced if changed before joining the other tabs', () => {
    const { posted, changed } = stage(userId(7), 1);
    expect([posted.slice(1), stage(undefined, 1).posted]).toEqual([[changed(7)], []]);
  });

  it('is announced again to a tab that joins after the change, and only by a tab that changed it', () => {
    const joined = { kind: 'joined', account: userId(7) };
    const late = stage(userId(7));
    expect(late.posted).toEqual([joined]);
    late.hear(joined);
    expect(late.posted).toHaveLength(1);
    const early = stage(userId(7), 1);
    early.posted.splice(0);
    early.hear({ kind: 'joined', account: userId(8) });
    expect(early.posted).toEqual([]);
    early.hear(joined);
    expect([early.posted, early.reads()]).toEqual([[early.changed(7)], 0]);
  });

  it('of a guest sends nothing', () => {
    const { posted, settle, hear, reads } = stage(undefined);
    settle(false);
    settle(true);
    hear({ kind: 'changed', account: undefined });
    expect([posted, reads()]).toEqual([[], 0]);
  });
});
