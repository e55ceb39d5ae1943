import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  cartLines,
  cartOf,
  createMergeGuestCart,
  emptyCart,
  entryOf,
  mergeGuestCart,
  isEmptyCart,
  lineKey,
  removeLine,
  withQuantity,
  type Cart,
  type CartLine,
  type MergeBase,
  type MergePlan,
  type InsertEntry,
} from '@domain/cart/index.ts';
import { userId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { cartLineArb, inShop, quantityLimitsArb, userCartOf } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { FATES, listed, nearest, worldOf, type Fate } from './guest-cart-merge-world.ts';

const fateArb = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Fate>('answered') },
  { weight: 2, arbitrary: fc.constantFrom(...FATES) },
);
const linesArb = fc.array(cartLineArb, { maxLength: 4 });

/** Two carts of the same shop whose stocks have limits of their own. */
const cartsArb = fc
  .record({
    guest: linesArb,
    server: linesArb,
    later: linesArb,
    limits: fc.array(quantityLimitsArb, { minLength: 3, maxLength: 3 }),
  })
  .map(({ guest, server, later, limits }) => {
    const limited = (lines: readonly CartLine[]): readonly CartLine[] =>
      lines.map((line) => ({ ...line, item: { ...line.item, limits: limits[line.stockId - 1] ?? line.item.limits } }));
    // A server holds what may be ordered.
    const orderable = cartLines(cartOf(limited(server))).flatMap((line) => {
      const quantity = nearest(line.quantity, line.item.limits);
      return quantity === undefined ? [] : [withQuantity(line, quantity)];
    });
    return {
      guest: cartLines(cartOf(limited(guest))),
      server: orderable,
      held: cartLines(cartOf(limited(server))),
      later: limited(later),
    };
  });

const STEPS = ['merge', 'twice', 'reload', 'add', 'remove', 'clear'] as const;
const stepsArb = fc.array(fc.record({ kind: fc.constantFrom(...STEPS), at: fc.nat({ max: 9 }) }), { maxLength: 8 });

/** The guest cart as the customer changes it meanwhile. */
const changed = (cart: Cart, kind: 'add' | 'remove' | 'clear', line: CartLine | undefined): Cart => {
  if (kind === 'clear') return emptyCart;
  if (!line) return cart;
  if (kind === 'remove') return removeLine(cart, lineKey(line));
  const outcome = addLine(cart, line);
  return outcome.ok ? outcome.value : cart;
};

const baseOf = (lines: readonly CartLine[]): MergeBase => lines.map((line) => entryOf(line));

describe('CART-4 merging the guest cart', () => {
  it('loses and doubles nothing when calls are lost, slow, repeated or reloaded', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        cartsArb,
        fc.array(fateArb, { maxLength: 8 }),
        stepsArb,
        async (scheduler, { guest, server, later }, fates, steps) => {
          const world = worldOf({ guest, server, pool: [...guest, ...server, ...later], fates, scheduler });
          let mergeCart = world.open();
          const act = ({ kind, at }: (typeof steps)[number]): void => {
            if (kind === 'add' || kind === 'remove' || kind === 'clear')
              return world.guest.write(changed(world.guest.read(), kind, (kind === 'remove' ? guest : later)[at]));
            if (kind === 'reload') mergeCart = world.open();
            void mergeCart();
            if (kind === 'twice') void mergeCart();
          };
          scheduler.scheduleSequence(steps.map((step) => () => Promise.resolve(act(step))));
          await scheduler.waitIdle();
          world.heal();
          await scheduler.waitFor(world.open()());
          expect([isEmptyCart(world.guest.read()), world.plan()]).toEqual([true, undefined]);
          expect(listed(world.held())).toEqual(listed(world.owed()));
          for (const [held, owed] of world.settled) expect(held).toEqual(owed);
        },
      ),
      runs(120, 20_000),
    );
  });

  it('gives both callers of a double call the same answer', async () => {
    await fc.assert(
      fc.asyncProperty(cartsArb, async ({ guest, server }) => {
        const world = worldOf({ guest, server, pool: [...guest, ...server], fates: [] });
        const mergeCart = world.open();
        const [first, second] = await Promise.all([mergeCart(), mergeCart()]);
        expect(first).toBe(second);
      }),
      runs(30),
    );
  });

  it('reports every line cut below the sum and leaves sold-out lines to the server', () => {
    fc.assert(
      fc.property(cartsArb, ({ guest, held }) => {
        const before = new Map(held.map((line) => [lineKey(line), line.quantity]));
        const expected = guest.flatMap((line) => {
          const known = before.get(lineKey(line)) ?? 0;
          const [wanted, given] = [known + line.quantity, nearest(known + line.quantity, line.item.limits) ?? known];
          return wanted === given ? [] : [[wanted, given]];
        });
        expect(mergeGuestCart(guest, baseOf(held)).limits.map(({ wanted, given }) => [wanted, given])).toEqual(
          expected,
        );
      }),
      runs(60, 100_000),
    );
  });
});

describe('CART-3 CART-4 a server cart of another shop', () => {
  it('keeps both carts until the customer decides, however often it is called', async () => {
    const notEmpty = linesArb.filter(({ length }) => length > 0);
    await fc.assert(
      fc.asyncProperty(
        notEmpty,
        notEmpty,
        fc.array(fateArb, { maxLength: 4 }),
        fc.integer({ min: 1, max: 4 }),
        async (local, remote, fates, times) => {
          const guest = cartLines(cartOf(local));
          const server = cartLines(cartOf(remote.map((line) => inShop(line, 2))));
          const world = worldOf({ guest, server, pool: [...guest, ...server], fates, serverShop: 2 });
          for (let time = 0; time < times; time++) await world.open()();
          const last = fates.length <= times ? await world.open()() : undefined;
          if (last) expect(last).toMatchObject({ ok: false, error: { kind: 'other-shop', server: { shopId: 2 } } });
          expect(cartLines(world.guest.read())).toEqual(guest);
          expect([listed(world.held()), world.plan()]).toEqual([listed(world.owed()), undefined]);
        },
      ),
      runs(60),
    );
  });
});

describe('CART-3 CART-4 a cart of another shop opened meanwhile on another device', () => {
  it('keeps both carts', async () => {
    await fc.assert(
      fc.asyncProperty(
        linesArb.filter(({ length }) => length > 0),
        cartLineArb,
        async (local, remote) => {
          const guest = createLiveValue(cartOf(local));
          const server = userCartOf([inShop(remote, 2)], 2);
          const plans: unknown[] = [];
          let isOpen = false;
          const mergeCart = createMergeGuestCart({
            guest,
            carts: {
              load: () => Promise.resolve(ok(isOpen ? server : undefined)),
              insert: () => {
                isOpen = true;
                return Promise.resolve(
                  err({ kind: 'rejected', status: 400, code: 'ERROR_440', message: '', params: {}, data: undefined }),
                );
              },
              remove: () => Promise.resolve(ok(undefined)),
            },
            memory: { read: () => undefined, write: (plan) => plans.push(plan) },
            user: () => userId(7),
          });
          expect(await mergeCart()).toEqual(err({ kind: 'other-shop', server }));
          expect(cartLines(guest.read())).toEqual(cartLines(cartOf(local)));
          expect(plans.at(-1)).toBeUndefined();
        },
      ),
      runs(20),
    );
  });
});

describe('CART-4 a cart of another shop that is gone when it is loaded', () => {
  const [oneLine] = fc.sample(cartLineArb, { numRuns: 1, seed: 1 }) as [CartLine];
  const attempt = async (refusals: number) => {
    const guest = createLiveValue(cartOf([oneLine]));
    const server = userCartOf([oneLine]);
    let inserts = 0;
    const mergeCart = createMergeGuestCart({
      guest,
      carts: {
        load: () => Promise.resolve(ok(undefined)),
        insert: () => {
          inserts += 1;
          return Promise.resolve(
            inserts > refusals
              ? ok(server)
              : err({ kind: 'rejected', status: 400, code: 'ERROR_440', message: '', params: {}, data: undefined }),
          );
        },
        remove: () => Promise.resolve(ok(undefined)),
      },
      memory: createLiveValue<MergePlan | undefined>(undefined),
      user: () => userId(7),
    });
    return { outcome: await mergeCart(), left: cartLines(guest.read()).length, inserts };
  };

  it('retries once', async () => {
    expect(await attempt(1)).toMatchObject({
      outcome: { ok: true, value: { cart: { shopId: 1 } } },
      left: 0,
      inserts: 2,
    });
  });

  it('reports a server that keeps refusing, and keeps the guest cart', async () => {
    expect(await attempt(9)).toMatchObject({
      outcome: { ok: false, error: { code: 'ERROR_440' } },
      left: 1,
      inserts: 2,
    });
  });
});

describe('CART-4 L4 the entries', () => {
  const applied = (held: ReadonlyMap<string, number>, entries: readonly InsertEntry[]): ReadonlyMap<string, number> => {
    const after = new Map(held);
    for (const entry of entries) {
      if (entry.quantity === 0) after.delete(lineKey(entry));
      else after.set(lineKey(entry), entry.quantity);
    }
    return after;
  };
  const heldBy = (lines: readonly CartLine[]): ReadonlyMap<string, number> =>
    new Map(lines.map((line) => [lineKey(line), line.quantity]));

  it('change nothing when sent again', () => {
    fc.assert(
      fc.property(cartsArb, ({ guest, server }) => {
        const { entries } = mergeGuestCart(guest, baseOf(server));
        const once = applied(heldBy(server), entries);
        expect(applied(once, entries)).toEqual(once);
      }),
      runs(60, 100_000),
    );
  });

  it('restore the server’s quantity of a line that was sent and then left the guest cart', () => {
    fc.assert(
      fc.property(cartsArb, ({ guest, server, later }) => {
        const base = server.map((line) => entryOf(line));
        const first = mergeGuestCart(guest, base).entries;
        const wanted = cartLines(cartOf(later));
        const second = mergeGuestCart(wanted, base, first).entries;
        expect(applied(applied(heldBy(server), first), second)).toEqual(
          applied(heldBy(server), mergeGuestCart(wanted, base).entries),
        );
      }),
      runs(60, 100_000),
    );
  });

  it('throw for guest lines that no cart can hold', () => {
    fc.assert(
      fc.property(
        cartsArb,
        cartLineArb,
        fc.constantFrom(0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53),
        ({ guest, server }, line, quantity) => {
          const wrong = [
            [line, line],
            [...guest, { ...line, quantity }],
            [line, withQuantity(line, line.quantity + 1)],
          ];
          for (const lines of wrong) expect(() => mergeGuestCart(lines, baseOf(server))).toThrow(RangeError);
        },
      ),
      runs(20),
    );
  });
});
