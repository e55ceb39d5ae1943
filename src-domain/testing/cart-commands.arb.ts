import * as fc from 'fast-check';
import {
  cartLines,
  cartShop,
  cartTotals,
  lineKey,
  withQuantity,
  type Cart,
  type CartCommand,
  type CartLine,
  type LineKey,
  type ReplicaMessage,
} from '../cart/index.ts';
import { replicaId, type ReplicaId } from '../kernel/ids.ts';
import { cartLineArb, inShop } from './cart.arb.ts';

/** Six lines that often merge, sometimes of another shop. */
const closeLineArb: fc.Arbitrary<CartLine> = fc.tuple(cartLineArb, fc.constantFrom(1, 1, 1, 1, 2)).map(([line, shop]) =>
  inShop(
    {
      ...line,
      addons: line.addons.filter(
        ({ isMandatory, stockId, quantity }) => isMandatory || (stockId === 11 && quantity === 1),
      ),
    },
    shop,
  ),
);

const keyArb: fc.Arbitrary<LineKey> = closeLineArb.map(lineKey);

/** One command on few lines of two shops. */
export const cartCommandArb: fc.Arbitrary<CartCommand> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('add'), line: closeLineArb }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('set'),
      line: closeLineArb,
      editing: fc.option(keyArb, { nil: undefined }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('set-quantity'), key: keyArb, quantity: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reduce'), key: keyArb }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove'), key: keyArb }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('replace'), line: closeLineArb }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('restore'), line: closeLineArb, position: fc.nat({ max: 6 }) }),
  },
);

/** Up to a hundred commands. */
export const cartCommandsArb: fc.Arbitrary<readonly CartCommand[]> = fc.array(cartCommandArb, {
  maxLength: 100,
  size: 'max',
});

/** The reference cart: a list of lines with their positions. */
export type CartModel = {
  readonly lines: readonly { readonly line: CartLine; readonly position: number }[];
  readonly next: number;
};

/** The empty reference cart. */
export const emptyModel: CartModel = { lines: [], next: 0 };

/** Applies a command to the reference cart; a refused command changes nothing. */
export const modelAfter = (model: CartModel, command: CartCommand): CartModel => {
  switch (command.kind) {
    case 'add':
      return fits(model, command.line) ? added(model, command.line) : model;
    case 'set':
      return fits(model, command.line) ? edited(model, command.line, command.editing) : model;
    case 'set-quantity':
      return command.quantity === 0
        ? without(model, command.key)
        : requantified(model, command.key, () => command.quantity);
    case 'reduce':
      return requantified(model, command.key, (quantity) => Math.max(1, quantity - 1));
    case 'remove':
      return without(model, command.key);
    case 'clear':
      return model.lines.length === 0 ? model : emptyModel;
    case 'replace':
      return added(fits(model, command.line) ? model : emptyModel, command.line);
    case 'restore':
      if (!fits(model, command.line)) return model;
      return find(model, lineKey(command.line))
        ? added(model, command.line)
        : placed(model, command.line, command.position);
  }
};

/**
 * Throws an Error with both unless the cart has the lines of the reference cart in order and its totals equal a recount
 * piece by piece.
 */
export const agreeWithModel = (cart: Cart, model: CartModel): void => {
  const expected = model.lines.map(({ line }) => line);
  same('lines', cartLines(cart), expected);
  same('shop', cartShop(cart), expected[0]?.shopId);
  const priced = expected.flatMap((line) => [{ price: line.item.price, quantity: line.quantity }, ...line.addons]);
  const gross = priced.reduce((sum, { price, quantity }) => sum + (price.price.minor + price.tax.minor) * quantity, 0);
  const discount = priced.reduce((sum, { price, quantity }) => sum + price.discount.minor * quantity, 0);
  const totals = cartTotals(cart);
  const shown = {
    lines: totals.lines,
    pieces: totals.pieces,
    gross: totals.gross?.minor ?? 0,
    discount: totals.discount?.minor ?? 0,
    net: totals.net?.minor ?? 0,
  };
  same('totals', shown, {
    lines: expected.length,
    pieces: expected.reduce((sum, { quantity }) => sum + quantity, 0),
    gross,
    discount,
    net: gross - discount,
  });
};

/** Messages of few tabs, as they may arrive: out of order, with gaps, and contradictory. */
export const replicaMessageArb: fc.Arbitrary<ReplicaMessage> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('operation'),
      sequence: fc.integer({ min: 1, max: 6 }),
      command: cartCommandArb,
      timestamp: fc.record({
        counter: fc.integer({ min: 1, max: 9 }),
        replica: fc.constantFrom(...['a', 'b', 'c'].map(replicaId)),
      }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('acknowledgement'),
      replica: fc.constantFrom(...['a', 'b', 'c'].map(replicaId)),
      counter: fc.nat({ max: 9 }),
      version: fc.uniqueArray(fc.tuple(fc.constantFrom(...['a', 'b', 'c'].map(replicaId)), fc.nat({ max: 6 })), {
        selector: ([id]: readonly [ReplicaId, number]) => id,
        maxLength: 3,
      }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('retirement'),
      replica: fc.constantFrom(...['a', 'b', 'c'].map(replicaId)),
      after: fc.nat({ max: 6 }),
    }),
  },
);

const find = ({ lines }: CartModel, key: LineKey): CartModel['lines'][number] | undefined =>
  lines.find(({ line }) => lineKey(line) === key);

const fits = ({ lines }: CartModel, { shopId }: CartLine): boolean => (lines[0]?.line.shopId ?? shopId) === shopId;

const without = (model: CartModel, key: LineKey): CartModel => ({
  ...model,
  lines: model.lines.filter(({ line }) => lineKey(line) !== key),
});

const placed = (model: CartModel, line: CartLine, position: number): CartModel => ({
  lines: [...without(model, lineKey(line)).lines, { line, position }].sort(
    (left, right) => left.position - right.position || (lineKey(left.line) < lineKey(right.line) ? -1 : 1),
  ),
  next: Math.max(model.next, position + 1),
});

const added = (model: CartModel, line: CartLine): CartModel => {
  const twin = find(model, lineKey(line));
  return twin
    ? placed(model, withQuantity(line, twin.line.quantity + line.quantity), twin.position)
    : placed(model, line, model.next);
};

const edited = (model: CartModel, line: CartLine, editing: LineKey | undefined): CartModel => {
  const [twin, opened] = [find(model, lineKey(line)), editing === undefined ? undefined : find(model, editing)];
  if (!opened || opened === twin) return placed(model, line, twin?.position ?? model.next);
  const rest = without(model, lineKey(opened.line));
  return twin
    ? placed(rest, withQuantity(line, twin.line.quantity + line.quantity), Math.min(twin.position, opened.position))
    : placed(rest, line, opened.position);
};

const requantified = (model: CartModel, key: LineKey, quantity: (known: number) => number): CartModel => {
  const known = find(model, key);
  return known ? placed(model, withQuantity(known.line, quantity(known.line.quantity)), known.position) : model;
};

const same = (what: string, actual: unknown, expected: unknown): void => {
  const [left, right] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (left !== right) throw new Error(`The ${what} of the cart are ${left}, expected ${right}`);
};
