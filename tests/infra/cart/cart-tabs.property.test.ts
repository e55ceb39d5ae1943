import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  cartLines,
  cartOf,
  emptyCart,
  lineAt,
  lineKey,
  removeLine,
  setQuantity,
  type Cart,
  type CartLine,
} from '@domain/cart/index.ts';
import { currencyId, replicaId, stockId } from '@domain/kernel/ids.ts';
import { cartLineArb } from '@domain/testing/index.ts';
import { money } from '@domain/pricing/index.ts';
import { shareGuestCart, type CartTabsDeps } from '@infra/cart/cart-tabs.ts';
import { createStoredGuestCart } from '@infra/cart/stored-guest-cart.adapter.ts';
import { runs } from '../../domain/runs.ts';

type Letter = { readonly to: number; readonly message: unknown };

/** The tabs of a browser, between which messages wait until they are delivered. */
const browser = () => {
  const letters: Letter[] = [];
  const ears = new Map<number, (message: unknown) => void>();
  let ids = 0;
  const newId = () => replicaId(`tab ${(ids += 1)}`);
  /** A tab that has not joined the others yet. */
  const begin = (tab: number, { text = undefined as string | undefined, currency = 1 } = {}) => {
    const kept = { text };
    const guest = createStoredGuestCart({ store: storeOf(kept), tab: newId() });
    const told: Cart[] = [];
    const deps: CartTabsDeps = {
      guest,
      agreed: guest.agreed,
      newId,
      currency: () => currencyId(currency),
      lookUp: async (cart) => cartOf(cartLines(cart).map((line) => pricedIn(line, currency))),
      onChange: (_, cart) => told.push(cart),
      channel: {
        post: (message) => {
          for (const to of ears.keys()) if (to !== tab) letters.push({ to, message: structuredClone(message) });
        },
        messages: {
          subscribe: ({ next }) => {
            ears.set(tab, next);
            return { unsubscribe: () => void ears.delete(tab) };
          },
        },
        close: () => {},
      },
    };
    return { guest, told, kept, join: () => shareGuestCart(deps) };
  };
  const open = (...tab: Parameters<typeof begin>) => {
    const { join, ...begun } = begin(...tab);
    return { ...begun, leave: join() };
  };
  const deliver = (index: number, isRepeated = false): void => {
    const [letter] = letters.splice(index % Math.max(1, letters.length), 1);
    if (!letter) return;
    if (isRepeated) letters.push(letter);
    ears.get(letter.to)?.(letter.message);
  };
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 50 || letters.length > 0; turn++) {
      deliver(0);
      await Promise.resolve();
    }
  };
  const shout = (message: unknown): void => ears.forEach((_, to) => letters.push({ to, message }));
  return { begin, open, deliver, settle, shout };
};

/** A dish costs ten of the first currency, twenty of the second. */
const pricedIn = (line: CartLine, currency: number): CartLine => {
  const { price } = line.item;
  const { scale } = price.price;
  const [amount, zero] = [money(10 * currency, scale), money(0, scale)];
  return { ...line, item: { ...line.item, price: { price: amount, tax: zero, discount: zero, total: amount } } };
};

const heldIn = (cart: Cart) => Object.fromEntries(cartLines(cart).map((line) => [lineKey(line), line.quantity]));

const added = (cart: Cart, line: CartLine): Cart => {
  const outcome = addLine(cart, line);
  return outcome.ok ? outcome.value : cartOf([line]);
};

const actionArb = fc.record({
  kind: fc.constantFrom('add', 'add', 'set', 'remove', 'clear', 'deliver', 'deliver', 'deliver', 'repeat'),
  tab: fc.nat({ max: 2 }),
  line: cartLineArb.map((line) => ({ ...line, addons: [] })),
  pick: fc.nat(),
});

const changedBy = (cart: Cart, { kind, line, pick }: Pick<Action, 'kind' | 'line' | 'pick'>): Cart => {
  const lines = cartLines(cart);
  const picked = lines[pick % Math.max(1, lines.length)];
  if (kind === 'clear') return emptyCart;
  if (kind !== 'add') {
    if (!picked) return cart;
    return kind === 'remove' ? removeLine(cart, lineKey(picked)) : setQuantity(cart, lineKey(picked), 1 + (pick % 5));
  }
  return added(cart, line);
};
type Action = { readonly kind: string; readonly tab: number; readonly line: CartLine; readonly pick: number };

describe('CART-10 guest carts in several tabs', () => {
  it('show the same cart once their messages have arrived', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(actionArb, { maxLength: 60 }), async (actions) => {
        const { open, deliver, settle } = browser();
        const tabs = [open(0), open(1), open(2)];
        for (const action of actions) {
          if (action.kind === 'deliver' || action.kind === 'repeat') deliver(action.pick, action.kind === 'repeat');
          else tabs[action.tab]!.guest.write(changedBy(tabs[action.tab]!.guest.read(), action));
        }
        await settle();
        const [first, ...others] = tabs.map(({ guest }) => heldIn(guest.read()));
        for (const other of others) expect(other).toEqual(first);
      }),
      runs(150),
    );
  });

  const [dish] = fc.sample(
    cartLineArb.map((line) => pricedIn({ ...line, quantity: 2, addons: [] }, 1)),
    { numRuns: 1, seed: 7 },
  ) as [CartLine];

  it('share the cart with a tab that opens later, and a reload doubles nothing', async () => {
    const { open, settle } = browser();
    const first = open(0);
    first.guest.write(cartOf([dish]));
    const second = open(1);
    await settle();
    second.guest.write(setQuantity(second.guest.read(), lineKey(dish), 13));
    await settle();
    first.leave();
    const reloaded = open(0, { text: first.kept.text });
    await settle();
    expect([reloaded, second].map(({ guest }) => heldIn(guest.read()))).toEqual(Array(2).fill({ [lineKey(dish)]: 13 }));
    expect([first.told.length, second.told.length, reloaded.told.length]).toEqual([1, 0, 0]);
  });

  it('keep changes that a tab made before it rejoined the others', async () => {
    const { begin, open, settle } = browser();
    const first = open(0);
    first.guest.write(cartOf([dish]));
    await settle();
    first.leave();
    const again = begin(0, { text: first.kept.text });
    again.guest.write(setQuantity(again.guest.read(), lineKey(dish), 5));
    const other = open(1);
    again.join();
    await settle();
    expect([again, other].map((tab) => heldIn(tab.guest.read()))).toEqual(Array(2).fill({ [lineKey(dish)]: 5 }));
  });

  const stepArb = fc.record({
    kind: fc.constantFrom('add', 'add', 'set', 'copy', 'reload', 'join', 'deliver', 'deliver', 'repeat'),
    tab: fc.nat({ max: 2 }),
    pick: fc.nat({ max: 99 }),
  });

  it('double and lose nothing of a copied cart, however late its tabs join', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepArb, { maxLength: 40 }), async (steps) => {
        const { begin, deliver, settle } = browser();
        const tabs = [0, 1, 2].map((tab) => ({ ...begin(tab), leave: undefined as (() => void) | undefined }));
        const join = (tab: number): void => void (tabs[tab]!.leave ??= tabs[tab]!.join());
        const start = (tab: number, text: string | undefined): void => {
          tabs[tab]!.leave?.();
          tabs[tab] = { ...begin(tab, { text }), leave: undefined };
        };
        const quantities = new Map<string, Set<number>>();
        const write = (tab: number, line: CartLine): void => {
          const { guest } = tabs[tab]!;
          const held = lineAt(guest.read(), lineKey(line));
          guest.write(held ? setQuantity(guest.read(), lineKey(line), line.quantity) : added(guest.read(), line));
          quantities.set(lineKey(line), (quantities.get(lineKey(line)) ?? new Set()).add(line.quantity));
        };
        for (const [index, { kind, tab, pick }] of steps.entries()) {
          const held = cartLines(tabs[tab]!.guest.read());
          const picked = held[pick % Math.max(1, held.length)];
          if (kind === 'add') write(tab, { ...dish, stockId: stockId(1000 + index), quantity: 1 });
          if (kind === 'set' && picked) write(tab, { ...picked, quantity: 2 + (pick % 3) });
          if (kind === 'copy' && held.length === 0) start(tab, tabs[pick % 3]!.kept.text);
          if (kind === 'reload') start(tab, tabs[tab]!.kept.text);
          if (kind === 'join') join(tab);
          if (kind === 'deliver' || kind === 'repeat') deliver(pick, kind === 'repeat');
        }
        [0, 1, 2].forEach(join);
        await settle();
        const [first, ...others] = tabs.map(({ guest }) => heldIn(guest.read()));
        for (const other of others) expect(other).toEqual(first);
        expect(new Set(Object.keys(first!))).toEqual(new Set(quantities.keys()));
        for (const [key, quantity] of Object.entries(first!)) expect(quantities.get(key)).toContain(quantity);
      }),
      runs(300, 5_000),
    );
  });

  it('show each tab its own currency', async () => {
    const { open, settle } = browser();
    const [dollars, euros] = [open(0, { currency: 1 }), open(1, { currency: 2 })];
    dollars.guest.write(cartOf([dish]));
    await settle();
    euros.guest.write(setQuantity(euros.guest.read(), lineKey(dish), 3));
    await settle();
    expect(
      [dollars, euros].map(({ guest }) =>
        cartLines(guest.read()).map((line) => [line.quantity, line.item.price.total.minor]),
      ),
    ).toEqual([[[3, 10]], [[3, 20]]]);
  });

  it('ignore messages that no tab sent', async () => {
    const { open, settle, shout } = browser();
    const tab = open(0);
    tab.guest.write(cartOf([dish]));
    for (const message of [undefined, 1, {}, { from: 'x' }, { from: 'x', kind: 'state', replica: { cart: 1 } }]) {
      shout(message);
      await settle();
    }
    expect(heldIn(tab.guest.read())).toEqual({ [lineKey(dish)]: 2 });
  });
});

const storeOf = (kept: { text: string | undefined }) => ({
  get: () => kept.text,
  set: (text: string) => void (kept.text = text),
  remove: () => void (kept.text = undefined),
});
