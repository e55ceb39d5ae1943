import { describe, expect, it } from 'vitest';
import {
  entryOf,
  ownLines,
  withNote,
  type CartLine,
  type InsertEntry,
  type UserCart,
  type UserCarts,
} from '@domain/cart/index.ts';
import { cartId, shopId, stockId, userId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { soldLine, userCartOf } from '@domain/testing/index.ts';
import { createNotedUserCarts } from '@infra/cart/noted-user-carts.ts';
import { createStoredNotesAside } from '@infra/cart/stored-notes-aside.adapter.ts';

const SHOP = shopId(1);
const line = (stock: number, quantity: number, note?: string): CartLine =>
  withNote(soldLine({ stockId: stockId(stock), quantity, addons: [] })!, note);
const shown = (cart: UserCart | undefined) =>
  ownLines(cart).map(({ stockId: id, quantity, note }) => [id, quantity, note]);

/** A server without notes, and the storage of a device. */
const scene = () => {
  let held: readonly CartLine[] = [];
  let isLost = false;
  const calls: (readonly InsertEntry[])[] = [];
  let text: string | undefined;
  let user = 7;
  const store = {
    get: () => text,
    set: (next: string) => void (text = next),
    remove: () => void (text = undefined),
  };
  const cart = () => (held.length > 0 ? userCartOf(held) : undefined);
  const plain: Required<UserCarts> = {
    load: () => Promise.resolve(ok(cart())),
    lastSeen: () => Promise.resolve(ok(cart())),
    insert: (_, entries) => {
      calls.push(entries);
      for (const entry of entries)
        held = [
          ...held.filter(({ stockId: id }) => id !== entry.stockId),
          ...(entry.quantity > 0 ? [soldLine(entry)!] : []),
        ];
      return Promise.resolve(isLost ? err({ kind: 'timeout' }) : ok(userCartOf(held)));
    },
    remove: () => {
      held = [];
      return Promise.resolve(ok(undefined));
    },
  };
  const open = (keepsNotes = false) =>
    createNotedUserCarts({
      carts: plain,
      aside: createStoredNotesAside({ store, user: () => userId(user) }),
      keepsNotes: () => keepsNotes,
    });
  return {
    open,
    calls,
    stored: () => text,
    lose: (next: boolean) => void (isLost = next),
    signInAs: (next: number) => void (user = next),
    store,
  };
};

describe('ORDER-9f the cart at a server that keeps no notes', () => {
  it('shows each line with its note, also after a reload and in another tab', async () => {
    const { open, calls } = scene();
    const carts = open();
    await carts.insert(SHOP, [entryOf(line(1, 2)), entryOf(line(2, 1))]);
    const answer = await carts.insert(SHOP, [entryOf(line(1, 1, 'No onions'))]);
    expect(calls.at(-1)).toEqual([{ stockId: 1, quantity: 3, addons: [] }]);
    const expected = [
      [2, 1, undefined],
      [1, 1, 'No onions'],
      [1, 2, undefined],
    ];
    expect(answer.ok && shown(answer.value)).toEqual(expected);
    expect(answer.ok && answer.value.lineNotes).toEqual({ 1: '1 × No onions' });
    const again = await open().load();
    expect(again.ok && shown(again.value)).toEqual(expected);
    const seen = await open().lastSeen();
    expect(seen.ok && shown(seen.value)).toEqual(expected);
  });

  it('doubles nothing when an answer was lost', async () => {
    const { open, calls, lose } = scene();
    const carts = open();
    await carts.insert(SHOP, [entryOf(line(1, 2))]);
    lose(true);
    await carts.insert(SHOP, [entryOf(line(1, 1, 'No onions'))]);
    lose(false);
    const reloaded = open();
    await reloaded.load();
    const answer = await reloaded.insert(SHOP, [entryOf(line(1, 1, 'No onions'))]);
    expect(calls.map(([entry]) => entry?.quantity)).toEqual([2, 3, 3]);
    expect(answer.ok && shown(answer.value)).toEqual([
      [1, 1, 'No onions'],
      [1, 2, undefined],
    ]);
  });

  it('keeps notes from other accounts, and drops them with the cart', async () => {
    const { open, stored, signInAs, store } = scene();
    const carts = open();
    await carts.insert(SHOP, [entryOf(line(1, 1, 'No onions'))]);
    signInAs(8);
    const other = await open().load();
    expect(other.ok && shown(other.value)).toEqual([[1, 1, undefined]]);
    signInAs(7);
    await carts.insert(SHOP, [entryOf(line(1, 1, 'No onions'))]);
    expect(stored()).toContain('No onions');
    await carts.remove(cartId(310));
    expect([stored(), await carts.load()]).toEqual([undefined, ok(undefined)]);
    store.set('{broken');
    expect(await open().load()).toEqual(ok(undefined));
  });

  it('leaves a server that keeps notes alone', async () => {
    const { open, calls, stored } = scene();
    await open(true).insert(SHOP, [entryOf(line(1, 1, 'No onions'))]);
    expect([calls, stored()]).toEqual([[[{ stockId: 1, quantity: 1, addons: [], note: 'No onions' }]], undefined]);
  });
});
