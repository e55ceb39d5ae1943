import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  AMOUNT_MAX,
  cartAfter,
  cartLines,
  cartOf,
  cartShop,
  cartTotals,
  emptyCart,
  lineKey,
  PIECES_MAX,
  readCartCommand,
  removeLine,
  replaceCart,
  runCommand,
  withQuantity,
  type Cart,
  type CartLine,
} from '@domain/cart/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { money, type Scale } from '@domain/pricing/index.ts';
import {
  agreeWithModel,
  cartCommandArb,
  cartCommandsArb,
  cartLineArb,
  emptyModel,
  inShop,
  modelAfter,
} from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { valueOf } from './cart-model.ts';

const linesArb = fc.array(cartLineArb, { maxLength: 6 });

const costing = (line: CartLine, minor: number, scale: Scale = 2): CartLine => {
  const none = money(0, scale);
  return {
    ...line,
    addons: [],
    item: {
      ...line.item,
      price: { price: money(minor, scale), tax: none, discount: none, total: money(minor, scale) },
    },
  };
};

const shown = (cart: Cart): unknown => [cartLines(cart), cartTotals(cart), cartShop(cart)];

describe('CART-10a commands as data (L4)', () => {
  it('behaves like a plain list in any order of commands', () => {
    fc.assert(
      fc.property(cartCommandsArb, (commands) => {
        let [cart, model] = [emptyCart, emptyModel];
        for (const command of commands) {
          const before = cart;
          const outcome = runCommand(cart, command);
          [cart, model] = [outcome.ok ? outcome.value : cart, modelAfter(model, command)];
          agreeWithModel(cart, model);
          expect(shown(cartAfter(before, command))).toEqual(shown(cart));
          if (!outcome.ok) expect(cartAfter(before, command)).toBe(before);
        }
      }),
      runs(20, 10_000),
    );
  });

  it('has the same effect after a JSON round trip', () => {
    fc.assert(
      fc.property(cartCommandsArb, (commands) => {
        const travelled = commands.map((command) => valueOf(readCartCommand(JSON.parse(JSON.stringify(command)))));
        expect(travelled).toEqual(commands);
        expect(shown(travelled.reduce(cartAfter, emptyCart))).toEqual(shown(commands.reduce(cartAfter, emptyCart)));
      }),
      runs(20),
    );
  });

  it('returns the shop in the way and changes nothing', () => {
    fc.assert(
      fc.property(linesArb, cartCommandArb, (lines, command) => {
        const cart = cartOf(lines);
        const outcome = runCommand(cart, command);
        const stranger =
          'line' in command && command.kind !== 'replace' && command.line.shopId === 2 && lines.length > 0;
        if (stranger) expect(outcome).toEqual(err({ kind: 'other-shop', current: 1 }));
        else expect(outcome.ok).toBe(true);
      }),
      runs(20),
    );
  });
});

describe('CART-3b replacing the cart', () => {
  it('replaces another shop’s cart and adds to a cart of the same shop', () => {
    fc.assert(
      fc.property(linesArb, cartLineArb, fc.constantFrom(1, 2), (lines, line, shop) => {
        const [cart, wanted] = [cartOf(lines), inShop(line, shop)];
        const expected = shop === 2 ? cartOf([wanted]) : valueOf(addLine(cart, wanted));
        expect(shown(valueOf(replaceCart(cart, wanted)))).toEqual(shown(expected));
        expect(shown(valueOf(runCommand(cart, { kind: 'replace', line: wanted })))).toEqual(shown(expected));
      }),
      runs(20),
    );
  });
});

describe('CART-10b refused commands', () => {
  it('refuses another currency unless the cart is empty or replaced', () => {
    fc.assert(
      fc.property(
        cartLineArb,
        cartLineArb,
        fc.constantFrom('add' as const, 'set' as const, 'restore' as const, 'replace' as const),
        (known, line, kind) => {
          const cart = cartOf([costing(known, 100)]);
          const yen = costing(line, 100, 0);
          const command = { kind, line: yen, editing: undefined, position: 0 };
          expect(runCommand(cart, command)).toEqual(err({ kind: 'other-currency', current: 2 }));
          expect(cartAfter(cart, command)).toBe(cart);
          expect(cartTotals(valueOf(runCommand(removeLine(cart, lineKey(costing(known, 100))), command))).net).toEqual(
            money(100 * line.quantity, 0),
          );
          expect(cartLines(valueOf(runCommand(cart, { kind: 'replace', line: inShop(yen, 2) })))).toEqual([
            inShop(yen, 2),
          ]);
          expect(runCommand(cart, { kind: 'add', line: inShop(yen, 2) })).toEqual(
            err({ kind: 'other-shop', current: 1 }),
          );
        },
      ),
      runs(20),
    );
  });

  it('refuses to exceed the piece or amount limit', () => {
    fc.assert(
      fc.property(cartLineArb, fc.integer({ min: 1, max: 99 }), (line, pieces) => {
        const [cheap, dear] = [
          withQuantity(costing(line, 1), pieces),
          withQuantity(costing(line, AMOUNT_MAX / 100), pieces),
        ];
        const [many, much] = [cartOf([cheap]), cartOf([dear])];
        const [left, afford] = [PIECES_MAX - pieces, 100 - pieces];
        expect(runCommand(many, { kind: 'add', line: withQuantity(cheap, left + 1) })).toEqual(
          err({ kind: 'too-much' }),
        );
        expect(cartTotals(valueOf(runCommand(many, { kind: 'add', line: withQuantity(cheap, left) }))).pieces).toBe(
          PIECES_MAX,
        );
        expect(runCommand(many, { kind: 'set-quantity', key: lineKey(cheap), quantity: PIECES_MAX + 1 })).toEqual(
          err({ kind: 'too-much' }),
        );
        expect(runCommand(much, { kind: 'add', line: withQuantity(dear, afford + 1) })).toEqual(
          err({ kind: 'too-much' }),
        );
        expect(
          cartTotals(valueOf(runCommand(much, { kind: 'add', line: withQuantity(dear, afford) }))).net?.minor,
        ).toBe(AMOUNT_MAX);
        const beyond = cartOf([withQuantity(dear, 200)]);
        for (const kind of ['reduce', 'remove'] as const)
          expect(runCommand(beyond, { kind, key: lineKey(dear) }).ok).toBe(true);
        expect(runCommand(beyond, { kind: 'clear' })).toEqual(ok(emptyCart));
      }),
      runs(20),
    );
  });

  it('refuses to exceed the limits with many small lines', () => {
    const [one] = fc.sample(
      cartLineArb.filter(({ addons }) => addons.length === 0),
      { numRuns: 1, seed: 3 },
    ) as [CartLine];
    const other: CartLine = { ...one, stockId: stockId(9) };
    const half = (line: CartLine, minor: number, pieces: number): CartLine =>
      withQuantity(costing(line, minor), pieces);
    const pieces = cartOf([half(one, 1, PIECES_MAX / 2)]);
    expect(runCommand(pieces, { kind: 'add', line: half(other, 1, PIECES_MAX / 2) }).ok).toBe(true);
    expect(runCommand(pieces, { kind: 'add', line: half(other, 1, PIECES_MAX / 2 + 1) })).toEqual(
      err({ kind: 'too-much' }),
    );
    const gross = cartOf([half(one, AMOUNT_MAX / 2, 1)]);
    expect(runCommand(gross, { kind: 'add', line: half(other, AMOUNT_MAX / 2, 1) }).ok).toBe(true);
    expect(runCommand(gross, { kind: 'add', line: half(other, AMOUNT_MAX / 2 + 1, 1) })).toEqual(
      err({ kind: 'too-much' }),
    );
  });

  it('L12 refuses amounts that cannot be counted instead of throwing', () => {
    const [line, other] = fc.sample(
      cartLineArb.filter(({ addons }) => addons.some(({ isMandatory }) => isMandatory)),
      { numRuns: 2, seed: 3 },
    ) as [CartLine, CartLine];
    const { price } = costing(line, AMOUNT_MAX).item;
    const dear: CartLine = { ...line, quantity: PIECES_MAX, item: { ...line.item, price } };
    const extra: CartLine = {
      ...line,
      quantity: PIECES_MAX,
      addons: line.addons.map((addon) => ({ ...addon, price })),
    };
    for (const huge of [dear, extra]) {
      for (const kind of ['add', 'set', 'replace', 'restore'] as const)
        expect(runCommand(cartOf([other]), { kind, line: huge, editing: undefined, position: 0 })).toEqual(
          err({ kind: 'too-much' }),
        );
    }
    const held = cartOf([withQuantity(costing(line, AMOUNT_MAX), 1)]);
    expect(runCommand(held, { kind: 'set-quantity', key: lineKey(costing(line, 1)), quantity: PIECES_MAX })).toEqual(
      err({ kind: 'too-much' }),
    );
    expect(runCommand(held, { kind: 'set-quantity', key: lineKey(costing(line, 1)), quantity: 1 })).toEqual(ok(held));
  });

  it('throws RangeError for an invalid quantity', () => {
    const [line] = fc.sample(cartLineArb, { numRuns: 1, seed: 3 }) as [CartLine];
    for (const quantity of [0, -1, 0.5, Number.NaN])
      expect(() => runCommand(emptyCart, { kind: 'add', line: { ...line, quantity } })).toThrow(RangeError);
  });
});
