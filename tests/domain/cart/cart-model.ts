import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  addLine,
  cartLines,
  cartShop,
  cartTotals,
  clearCart,
  emptyCart,
  isEmptyCart,
  lineAt,
  lineKey,
  noHistory,
  positionOf,
  recordStep,
  redo,
  reduceLine,
  removeLine,
  setLine,
  setQuantity,
  undo,
  UNDO_MAX,
  withQuantity,
  type Cart,
  type CartHistory,
  type CartLine,
} from '@domain/cart/index.ts';
import type { Result } from '@domain/kernel/result.ts';
import { cartLineArb, inShop } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

type Lines = readonly CartLine[];

/** The slow cart: an array, and arrays of arrays for undo and redo. */
export type Model = {
  lines: Lines;
  done: readonly (readonly [Lines, Lines])[];
  undone: readonly (readonly [Lines, Lines])[];
};
export type Real = {
  cart: Cart;
  history: CartHistory;
  readonly seen: { readonly cart: Cart; readonly lines: Lines }[];
};

export const valueOf = <Value>(outcome: Result<Value, unknown>): Value => {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
};

const optionalsOf = ({ addons }: CartLine) => addons.filter(({ isMandatory }) => !isMandatory);

/** CART-1 by brute force: equal stock and note, and every optional add-on of one line is one of the other. */
export const isTwin = (left: CartLine, right: CartLine): boolean =>
  left.stockId === right.stockId &&
  left.note === right.note &&
  optionalsOf(left).length === optionalsOf(right).length &&
  optionalsOf(left).every((mine) =>
    optionalsOf(right).some((other) => mine.stockId === other.stockId && mine.quantity === other.quantity),
  );

/** Recounts every amount, piece by piece. */
export const recount = (
  lines: Lines,
): { readonly lines: number; readonly pieces: number; readonly gross: number; readonly discount: number } => {
  const priced = lines.flatMap((line) => [{ price: line.item.price, quantity: line.quantity }, ...line.addons]);
  return {
    lines: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    gross: priced.reduce((sum, { price, quantity }) => sum + (price.price.minor + price.tax.minor) * quantity, 0),
    discount: priced.reduce((sum, { price, quantity }) => sum + price.discount.minor * quantity, 0),
  };
};

export const shownTotals = (cart: Cart): ReturnType<typeof recount> => {
  const { lines, pieces, gross, discount, net } = cartTotals(cart);
  expect((gross?.minor ?? 0) - (discount?.minor ?? 0)).toBe(net?.minor ?? 0);
  return { lines, pieces, gross: gross?.minor ?? 0, discount: discount?.minor ?? 0 };
};

export const freshReal = (): Real => ({ cart: emptyCart, history: noHistory, seen: [] });
export const freshModel = (): Model => ({ lines: [], done: [], undone: [] });

const agree = (model: Model, real: Real): void => {
  const lines = cartLines(real.cart);
  expect(lines).toEqual(model.lines);
  expect(shownTotals(real.cart)).toEqual(recount(model.lines));
  expect(isEmptyCart(real.cart)).toBe(model.lines.length === 0);
  expect(cartShop(real.cart)).toBe(model.lines[0]?.shopId);
  expect(lines.map((line) => lineAt(real.cart, lineKey(line)))).toEqual(lines);
  const places = lines.map((line) => positionOf(real.cart, lineKey(line)) ?? -1);
  expect(places).toEqual([...new Set(places)].sort((left, right) => left - right));
};

/** One command: on the array, on the cart, and what both must agree on afterwards. */
const command = (
  name: string,
  onLines: (lines: Lines) => Lines,
  onCart: (cart: Cart) => Cart,
): fc.Command<Model, Real> => ({
  check: () => true,
  toString: () => name,
  run: (model, real) => {
    const [lines, cart] = [onLines(model.lines), onCart(real.cart)];
    const isStep = lines !== model.lines;
    expect(cart !== real.cart).toBe(isStep);
    if (isStep) {
      model.done = [...model.done, [model.lines, lines] as const].slice(-UNDO_MAX);
      model.undone = [];
      real.seen.push({ cart: real.cart, lines: model.lines });
    }
    real.history = recordStep(real.history, real.cart, cart);
    model.lines = lines;
    real.cart = cart;
    agree(model, real);
  },
});

const kept = (cart: Cart, outcome: ReturnType<typeof addLine>): Cart => (outcome.ok ? outcome.value : cart);
const fits = (lines: Lines, line: CartLine): boolean => (lines[0]?.shopId ?? line.shopId) === line.shopId;
const at = (lines: Lines, line: CartLine): number => lines.findIndex((known) => isTwin(known, line));

const add = (line: CartLine): fc.Command<Model, Real> =>
  command(
    `add ${lineKey(line)} × ${line.quantity} of shop ${line.shopId}`,
    (lines) => {
      if (!fits(lines, line)) return lines;
      const position = at(lines, line);
      return position < 0
        ? [...lines, line]
        : lines.with(position, withQuantity(line, (lines[position]?.quantity ?? 0) + line.quantity));
    },
    (cart) => kept(cart, addLine(cart, line)),
  );

const set = (line: CartLine, editing: CartLine | undefined): fc.Command<Model, Real> =>
  command(
    `set ${lineKey(line)} × ${line.quantity} editing ${editing ? lineKey(editing) : 'none'}`,
    (lines) => {
      if (!fits(lines, line)) return lines;
      const twin = at(lines, line);
      const edited = editing ? at(lines, editing) : -1;
      if (edited < 0 || edited === twin) return twin < 0 ? [...lines, line] : lines.with(twin, line);
      if (twin < 0) return lines.with(edited, line);
      const joined = lines.with(
        Math.min(edited, twin),
        withQuantity(line, line.quantity + (lines[twin]?.quantity ?? 0)),
      );
      return joined.toSpliced(Math.max(edited, twin), 1);
    },
    (cart) => kept(cart, setLine(cart, line, editing && lineKey(editing))),
  );

const setTo = (line: CartLine, quantity: number): fc.Command<Model, Real> =>
  command(
    `setQuantity ${lineKey(line)} ${quantity}`,
    (lines) => {
      const position = at(lines, line);
      const known = lines[position];
      if (!known || known.quantity === quantity) return lines;
      return quantity === 0 ? lines.toSpliced(position, 1) : lines.with(position, withQuantity(known, quantity));
    },
    (cart) => setQuantity(cart, lineKey(line), quantity),
  );

const reduce = (line: CartLine): fc.Command<Model, Real> =>
  command(
    `reduce ${lineKey(line)}`,
    (lines) => {
      const position = at(lines, line);
      const known = lines[position];
      return known && known.quantity > 1 ? lines.with(position, withQuantity(known, known.quantity - 1)) : lines;
    },
    (cart) => reduceLine(cart, lineKey(line)),
  );

const remove = (line: CartLine): fc.Command<Model, Real> =>
  command(
    `remove ${lineKey(line)}`,
    (lines) => (at(lines, line) < 0 ? lines : lines.toSpliced(at(lines, line), 1)),
    (cart) => removeLine(cart, lineKey(line)),
  );

const clear: fc.Command<Model, Real> = command('clear', (lines) => (lines.length === 0 ? lines : []), clearCart);

/** Undo and redo: the arrays of the model are simply taken from one pile and put on the other. */
const travel = (name: 'undo' | 'redo'): fc.Command<Model, Real> => ({
  check: () => true,
  toString: () => name,
  run: (model, real) => {
    const [from, to] = name === 'undo' ? (['done', 'undone'] as const) : (['undone', 'done'] as const);
    const step = model[from].at(-1);
    if (step) {
      model[from] = model[from].slice(0, -1);
      model[to] = [...model[to], step];
      model.lines = step[name === 'undo' ? 0 : 1];
    }
    const outcome = (name === 'undo' ? undo : redo)(real.history, real.cart);
    if (!outcome.ok) throw new Error('refused in a cart that nobody else touched');
    real.history = outcome.value.history;
    real.cart = outcome.value.cart;
    expect([real.history.done.length, real.history.undone.length]).toEqual([model.done.length, model.undone.length]);
    agree(model, real);
  },
});

/** An old cart stays what it was, however often newer ones were made of it. */
const lookBack = (index: number): fc.Command<Model, Real> => ({
  check: () => true,
  toString: () => `look back ${index}`,
  run: (model, real) => {
    const past = real.seen[index % Math.max(1, real.seen.length)];
    if (past) expect([cartLines(past.cart), shownTotals(past.cart)]).toEqual([past.lines, recount(past.lines)]);
    agree(model, real);
  },
});

/** Six identities, so that commands meet. */
const closeLineArb = cartLineArb.map((line) => ({
  ...line,
  addons: line.addons.filter(({ isMandatory, stockId, quantity }) => isMandatory || (stockId === 11 && quantity === 1)),
}));
const anyLineArb = fc.tuple(closeLineArb, fc.constantFrom(1, 1, 1, 1, 2)).map(([line, shop]) => inShop(line, shop));

/** Commands as a customer gives them, now and then for a product of another shop. */
export const cartCommandsArb: fc.Arbitrary<Iterable<fc.Command<Model, Real>>> = fc.commands(
  [
    anyLineArb.map(add),
    anyLineArb.map(add),
    fc.tuple(anyLineArb, fc.option(closeLineArb, { nil: undefined })).map(([line, editing]) => set(line, editing)),
    fc.tuple(closeLineArb, fc.nat({ max: 3 })).map(([line, quantity]) => setTo(line, quantity)),
    closeLineArb.map(reduce),
    closeLineArb.map(remove),
    fc.constant(clear),
    fc.constantFrom(travel('undo'), travel('redo')),
    fc.constantFrom(travel('undo'), travel('redo')),
    fc.nat({ max: 50 }).map(lookBack),
  ],
  { maxCommands: runs(40, 100).numRuns, size: 'max' },
);
