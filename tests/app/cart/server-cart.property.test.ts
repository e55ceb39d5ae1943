import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  cartOf,
  cartTotals,
  emptyCart,
  isEmptyCart,
  lineKey,
  removeLine,
  setLine,
  type Cart,
  type CartLine,
  type MergeLimit,
  type MergePlan,
  type LineKey,
} from '@domain/cart/index.ts';
import { shopId, userId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { ServerCart } from '@app/features/cart/server-cart.ts';
import type { ServerCartListener } from '@app/features/cart/server-cart-listener.ts';
import { additionsSince, shortfalls, rebaseEdits } from '@app/features/cart/cart-differences.ts';
import { cartServer, line, quantities, type Fate } from './cart-server.ts';

/** What a customer does to the cart on screen; quantity 0 removes. */
type Edit = {
  readonly kind: 'add' | 'set';
  readonly line: CartLine;
  readonly quantity: number;
  readonly turns: number;
};

const lineArb = fc
  .record({ stock: fc.integer({ min: 1, max: 3 }), addons: fc.integer({ min: 0, max: 1 }) })
  .map(({ stock, addons }) => line(stock, 1, { addons }));
const editArb = (...kinds: readonly Edit['kind'][]): fc.Arbitrary<Edit> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    line: lineArb,
    quantity: fc.integer({ min: 0, max: 6 }),
    turns: fc.integer({ min: 0, max: 5 }),
  });
const editsArb = (...kinds: readonly Edit['kind'][]) => fc.array(editArb(...kinds), { minLength: 1, maxLength: 8 });
/** One line, added and removed again and again. */
const repeatedEditsArb = fc.array(
  fc.record({
    kind: fc.constant('set' as const),
    line: fc.constant(line(1, 1)),
    quantity: fc.integer({ min: 0, max: 2 }),
    turns: fc.integer({ min: 0, max: 4 }),
  }),
  { minLength: 2, maxLength: 4 },
);
const fatesArb = fc.array(fc.constantFrom<Fate>('answered', 'refused', 'unreachable', 'lost'), { maxLength: 6 });
/** Never touched by the customer, so that the cart never becomes empty. */
const kept = line(9, 1);

const applyEdit = (cart: Cart, { kind, line: wanted, quantity }: Edit): Cart => {
  if (quantity === 0) return removeLine(cart, lineKey(wanted));
  const outcome = (kind === 'add' ? addLine : setLine)(
    cart,
    line(wanted.stockId, quantity, { addons: wanted.addons[0]?.isMandatory === false ? 1 : 0 }),
  );
  return outcome.ok ? outcome.value : cart;
};

const silent: ServerCartListener = {
  shown: () => {},
  refused: () => {},
  otherShop: () => {},
  limited: () => {},
  failed: () => {},
};

/** The cart on screen before the given server. */
const shopper = async (scheduler: fc.Scheduler, given: Parameters<typeof cartServer>[0] = {}) => {
  const travel = () => scheduler.schedule(Promise.resolve());
  const server = cartServer({ held: [kept], travel, ...given });
  const screen = { cart: emptyCart, isSettled: true, refused: 0, limited: new Map<number, MergeLimit>() };
  let plan: MergePlan | undefined;
  const memory = { read: () => plan, write: (next: MergePlan | undefined) => void (plan = next) };
  const guest = createLiveValue(emptyCart);
  const visible = createLiveValue(true);
  const life = { isOver: false };
  const never = new Promise<never>(() => {});
  /** A page that is gone asks nothing more, and writes nothing down. */
  const whileAlive =
    <Arguments extends readonly unknown[], Value>(work: (...given: Arguments) => Promise<Value>) =>
    (...given: Arguments): Promise<Value> =>
      life.isOver ? never : work(...given);
  const carts = {
    load: whileAlive(server.carts.load),
    insert: whileAlive(server.carts.insert),
    remove: whileAlive(server.carts.remove),
  };
  const ownMemory = {
    ...memory,
    write: (next: MergePlan | undefined) => {
      if (!life.isOver) memory.write(next);
    },
  };
  const keeper = new ServerCart(
    { carts, guest, memory: ownMemory, user: () => userId(7), delay: travel, visible: visible.changes },
    {
      shown: (_, cart, isSettled) => Object.assign(screen, { cart, isSettled }),
      refused: () => void (screen.refused += 1),
      otherShop: () => {},
      limited: (limits) => {
        for (const limit of limits) screen.limited.set(limit.stockId, limit);
      },
      failed: () => {},
    },
  );
  const idle = async <Value>(work: Promise<Value>): Promise<Value> => {
    await scheduler.waitIdle();
    return work;
  };
  await idle(keeper.begin());
  const turn = async (turns: number): Promise<void> => {
    for (let left = turns; left > 0 && scheduler.count() > 0; left--) await scheduler.waitOne();
  };
  return {
    server,
    screen,
    keeper,
    life,
    guest,
    visible,
    memory,
    turn,
    edit: async (edit: Edit) => {
      screen.cart = applyEdit(screen.cart, edit);
      screen.isSettled = false;
      keeper.push(screen.cart);
      await turn(edit.turns);
    },
    quiet: () => idle(keeper.idle()),
    renewed: () => idle(keeper.refresh()),
  };
};

const modelOf = (edits: readonly Edit[]): Cart =>
  edits.reduce(applyEdit, applyEdit(emptyCart, { kind: 'set', line: kept, quantity: 1, turns: 0 }));

describe('CART-4 L16 the server’s cart and the screen, with answers in any order', () => {
  it('end up equal, with every edit applied once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), editsArb('add', 'set'), async (scheduler, edits) => {
        const { server, screen, edit, quiet } = await shopper(scheduler);
        for (const each of edits) await edit(each);
        await quiet();
        expect(screen.isSettled).toBe(true);
        expect(quantities(screen.cart)).toEqual(server.quantities);
        expect(server.quantities).toEqual(quantities(modelOf(edits)));
      }),
    );
  });

  it('CART-7 reduce quantities to the supply, and say so', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        editsArb('set'),
        fc.integer({ min: 0, max: 4 }),
        async (scheduler, edits, supply) => {
          const { server, screen, edit, quiet } = await shopper(scheduler, {
            supply: (stock) => (stock === 9 ? 1 : supply),
          });
          for (const each of edits) await edit(each);
          await quiet();
          const last = new Map(edits.map((each) => [lineKey(each.line), each] as const));
          const given = Object.fromEntries(
            [...last]
              .map(([key, { quantity }]) => [key, Math.min(quantity, supply)])
              .filter(([, quantity]) => quantity !== 0),
          );
          expect(quantities(screen.cart)).toEqual({ ...given, [lineKey(kept)]: 1 });
          expect(server.quantities).toEqual(quantities(screen.cart));
          const cut = [...last.values()].filter(({ quantity }) => quantity > supply).map((each) => each.line.stockId);
          expect(cut.every((stock) => screen.limited.get(stock)?.given === supply)).toBe(true);
        },
      ),
    );
  });

  it('end up equal after any failures; no edit is lost silently or applied twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), editsArb('set'), fatesArb, async (scheduler, edits, fates) => {
        const { server, screen, edit, quiet, renewed } = await shopper(scheduler);
        server.meet(...fates);
        for (const each of edits) await edit(each);
        await quiet();
        server.meet();
        await renewed();
        expect(screen.isSettled).toBe(true);
        expect(quantities(screen.cart)).toEqual(server.quantities);
        if (screen.refused === 0) expect(server.quantities).toEqual(quantities(modelOf(edits)));
        for (const [key, quantity] of Object.entries(server.quantities)) {
          expect(
            key === lineKey(kept) || edits.some((each) => lineKey(each.line) === key && each.quantity === quantity),
          ).toBe(true);
        }
      }),
    );
  });

  it('L5 keep lines that another device has added', async () => {
    const device = fc.record({ stock: fc.integer({ min: 4, max: 6 }), quantity: fc.integer({ min: 1, max: 5 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        editsArb('add', 'set'),
        fc.array(device, { maxLength: 4 }),
        async (scheduler, edits, others) => {
          const { server, screen, edit, quiet, renewed } = await shopper(scheduler);
          const elsewhere = new Map(others.map(({ stock, quantity }) => [lineKey(line(stock, 1)) as string, quantity]));
          const coming = [...others];
          for (const each of edits) {
            const other = coming.shift();
            if (other) server.put(shopId(1), [{ ...other, stockId: line(other.stock, 1).stockId, addons: [] }]);
            await edit(each);
          }
          for (const other of coming)
            server.put(shopId(1), [{ ...other, stockId: line(other.stock, 1).stockId, addons: [] }]);
          await quiet();
          await renewed();
          expect(quantities(screen.cart)).toEqual(server.quantities);
          expect(server.quantities).toEqual({ ...quantities(modelOf(edits)), ...Object.fromEntries(elsewhere) });
        },
      ),
    );
  });

  it('return exactly the unconfirmed additions when closed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), editsArb('add', 'set'), async (scheduler, edits) => {
        const { server, screen, keeper, edit } = await shopper(scheduler);
        for (const each of edits) await edit(each);
        const shown = screen.cart;
        const told = server.told;
        const more = Object.entries(quantities(shown))
          .map(([key, quantity]) => [key, quantity - (told[key] ?? 0)] as const)
          .filter(([, quantity]) => quantity > 0);
        expect(quantities(keeper.close())).toEqual(Object.fromEntries(more));
        await scheduler.waitIdle();
        expect([screen.cart === shown, isEmptyCart(keeper.close())]).toEqual([true, true]);
      }),
    );
  });

  it('lose and double nothing when a customer signs out during a request, and in again', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        editsArb('add').map((edits) => edits.filter(({ quantity }) => quantity > 0)),
        fc.integer({ min: 0, max: 6 }),
        async (scheduler, edits, turns) => {
          fc.pre(edits.length > 0);
          const { server, keeper, memory, edit, turn } = await shopper(scheduler);
          for (const each of edits) await edit(each);
          await turn(turns);
          const guest = createLiveValue(keeper.close());
          // The answer arrives although nobody waits for it any more.
          await scheduler.waitIdle();
          const again = new ServerCart(
            {
              carts: server.carts,
              guest,
              memory,
              user: () => userId(7),
              delay: () => Promise.resolve(),
              visible: createLiveValue(true).changes,
            },
            silent,
          );
          const beginning = again.begin();
          await scheduler.waitIdle();
          await beginning;
          expect(server.quantities).toEqual(quantities(modelOf(edits)));
        },
      ),
    );
  });

  it('apply the last edit also when the page unloads before its requests are answered, or sent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.oneof(editsArb('add', 'set'), repeatedEditsArb),
        fatesArb,
        fc.integer({ min: 0, max: 3 }),
        async (scheduler, edits, fates, turns) => {
          const { server, screen, life, guest, visible, memory, edit, turn } = await shopper(scheduler);
          server.meet(...fates);
          for (const each of edits) await edit(each);
          await turn(turns);
          visible.write(false);
          life.isOver = true;
          fc.pre(screen.refused === 0);
          expect(memory.read() === undefined).toBe(screen.isSettled);
          const wanted = screen.cart;
          server.meet();
          await scheduler.waitIdle();
          const again = new ServerCart(
            {
              carts: server.carts,
              guest,
              memory,
              user: () => userId(7),
              delay: () => Promise.resolve(),
              visible: createLiveValue(true).changes,
            },
            silent,
          );
          const beginning = again.begin();
          await scheduler.waitIdle();
          await beginning;
          expect(server.quantities).toEqual(quantities(wanted));
          expect([memory.read(), isEmptyCart(guest.read())]).toEqual([undefined, true]);
        },
      ),
    );
  });

  it('leave nothing on the device once the page is visible again, or has sent everything itself', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        editsArb('add', 'set'),
        fc.integer({ min: 0, max: 6 }),
        fc.boolean(),
        async (scheduler, edits, turns, comesBack) => {
          const { server, screen, guest, visible, memory, edit, turn, quiet } = await shopper(scheduler);
          for (const each of edits) await edit(each);
          visible.write(false);
          await turn(turns);
          if (comesBack) visible.write(true);
          else await quiet();
          expect([memory.read(), isEmptyCart(guest.read())]).toEqual([undefined, true]);
          await quiet();
          expect(server.quantities).toEqual(quantities(screen.cart));
        },
      ),
    );
  });

  it('LOCALE-5 show the latest of several reads, in whatever order they are answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 4 }), async (scheduler, times) => {
        const { server, screen, keeper, turn } = await shopper(scheduler);
        const readings: Promise<void>[] = [];
        for (let rate = 1; rate <= times; rate++) {
          server.sellIn({ rate });
          readings.push(keeper.refresh());
          // Each call reaches the server before the next one leaves; the answers take their time.
          await turn(1);
        }
        await scheduler.waitIdle();
        await Promise.all(readings);
        expect([cartTotals(screen.cart).net, screen.isSettled]).toEqual([server.cart()?.total, true]);
      }),
    );
  });
});

describe('CART-4 pending edits', () => {
  const cartArb = editsArb('add', 'set').map((edits) => edits.reduce(applyEdit, emptyCart));
  const at = (cart: Cart, key: string): number => quantities(cart)[key] ?? 0;

  it('change what the customer changed and nothing else', () => {
    fc.assert(
      fc.property(cartArb, cartArb, editsArb('set'), (held, before, edits) => {
        const after = edits.reduce(applyEdit, before);
        const laid = rebaseEdits(held, before, after);
        const touched = new Set<LineKey>(edits.map((each) => lineKey(each.line)));
        for (const key of new Set([
          ...Object.keys(quantities(held)),
          ...Object.keys(quantities(before)),
          ...Object.keys(quantities(after)),
        ])) {
          if (at(before, key) !== at(after, key)) expect(at(laid, key)).toBe(at(after, key));
          else if (!touched.has(key as LineKey)) expect(at(laid, key)).toBe(at(held, key));
        }
        expect(rebaseEdits(held, before, before)).toBe(held);
      }),
    );
  });

  it('after a refusal equal the difference to the wanted cart', () => {
    fc.assert(
      fc.property(cartArb, cartArb, (held, wanted) => {
        const rest = additionsSince(held, wanted);
        for (const key of Object.keys(quantities(wanted)))
          expect(at(rest, key)).toBe(Math.max(0, at(wanted, key) - at(held, key)));
        for (const key of Object.keys(quantities(rest))) expect(at(wanted, key)).toBeGreaterThan(at(held, key));
      }),
    );
  });

  it('CART-7 that were reduced are reported, others are not', () => {
    const held = cartOf([line(1, 3)]);
    expect(
      shortfalls(held, cartOf([line(1, 3), line(2, 4)]), [line(1, 2), line(2, 1)]).map(({ stockId, wanted, given }) => [
        stockId,
        wanted,
        given,
      ]),
    ).toEqual([[2, 4, 1]]);
  });
});
