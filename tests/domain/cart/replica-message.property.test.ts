import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AMOUNT_MAX,
  cartAfter,
  cartLines,
  cartTotals,
  emptyReplica,
  issue,
  LINES_MAX,
  LOG_MAX,
  serializeReplica,
  PIECES_MAX,
  readCartCommand,
  readCartLine,
  readReplica,
  readReplicaMessage,
  receive,
  replicaCart,
  compactThrough,
  type CartLine,
  type CartReplica,
} from '@domain/cart/index.ts';
import { replicaId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { cartCommandArb, cartLineArb, hostileTextArb, inShop, replicaMessageArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { valueOf } from './cart-model.ts';

const [me, other] = [replicaId('me'), replicaId('other')];
const travelled = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const shown = (replica: CartReplica): string =>
  JSON.stringify([cartLines(replicaCart(replica)), cartTotals(replicaCart(replica))]);

/** A replica of any history, settled anywhere. */
const replicaArb: fc.Arbitrary<CartReplica> = fc
  .tuple(
    fc.array(cartCommandArb, { maxLength: 12 }),
    fc.array(replicaMessageArb, { maxLength: 6 }),
    fc.nat({ max: 16 }),
  )
  .map(([commands, messages, counter]) => {
    const replica = messages.reduce(
      receive,
      commands.reduce((tab, command) => issue(tab, command).replica, emptyReplica(me)),
    );
    return compactThrough(replica, { counter, replica: me });
  });

const [plain] = fc.sample(
  cartLineArb.filter(({ addons }) => addons.length === 2),
  { numRuns: 1, seed: 1 },
) as [CartLine];
type Path = readonly (string | number)[];

/** The same data with another value somewhere in it. */
const broken = (value: unknown, [name, ...rest]: Path, put: unknown): unknown => {
  if (name === undefined) return put;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as unknown as Record<number, unknown>)
    : { ...(value as object) };
  copy[name] = broken(copy[name], rest, put);
  return copy;
};

const pathsOf = (value: unknown): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => [[name], ...pathsOf(one).map((path) => [name, ...path])])
    : [];

describe('CART-10f messages of other tabs (L12)', () => {
  it('round-trips', () => {
    fc.assert(
      fc.property(replicaMessageArb, (message) => {
        expect(readReplicaMessage(travelled(message))).toEqual(ok(message));
        expect(readReplicaMessage(message)).toEqual(ok(message));
      }),
      runs(25),
    );
  });

  it('never throws, and every accepted message can be applied', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }),
          fc.jsonValue(),
          hostileTextArb,
        ),
        replicaArb,
        (value, replica) => {
          for (const read of [
            readReplicaMessage(value),
            readReplicaMessage({
              kind: 'operation',
              timestamp: { counter: 1, replica: 'a' },
              sequence: 1,
              command: value,
            }),
          ]) {
            if (read.ok) shown(receive(replica, read.value));
            else expect(read.error.kind).toBe('malformed');
          }
          const whole = readReplica(me, value);
          if (!whole.ok) expect(whole.error.kind).toBe('malformed');
        },
      ),
      runs(10, 10_000),
    );
  });

  it('rejects tampered messages or reads them as valid ones', () => {
    const hostile = fc.oneof(
      fc.constantFrom(
        null,
        -1,
        0,
        0.5,
        Number.NaN,
        1e300,
        Number.MAX_SAFE_INTEGER,
        2 ** 60,
        '',
        '__proto__',
        [],
        {},
        true,
        'x'.repeat(5000),
      ),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(replicaArb, replicaMessageArb, fc.nat(), hostile, (replica, message, at, value) => {
        const paths = pathsOf(message);
        const read = readReplicaMessage(broken(message, paths[at % paths.length] ?? [], value));
        const taken = read.ok ? receive(replica, read.value) : replica;
        expect(shown(read.ok ? receive(taken, read.value) : taken)).toBe(shown(taken));
        const packed = serializeReplica(replica);
        const places = pathsOf(packed);
        const whole = readReplica(me, broken(packed, places[at % places.length] ?? [], value));
        expect(shown(whole.ok ? receive(whole.value, message) : replica)).not.toBe('');
      }),
      runs(10, 10_000),
    );
  });

  it('names the path of the fault', () => {
    const message = {
      kind: 'operation',
      timestamp: { counter: 1, replica: 'a' },
      sequence: 1,
      command: { kind: 'add', line: plain },
    };
    const said = (...[path, value]: [Path, unknown]): unknown => readReplicaMessage(broken(message, path, value));
    const at = (field: string): unknown => err({ kind: 'malformed', field });
    expect([readReplicaMessage(message).ok, readReplicaMessage(undefined), readReplicaMessage([message])]).toEqual([
      true,
      at('kind'),
      at('kind'),
    ]);
    expect(said(['kind'], 'toString')).toEqual(at('kind'));
    expect(said(['kind'], 7)).toEqual(at('kind'));
    expect(said(['command'], null)).toEqual(at('command.kind'));
    expect(said(['command', 'line'], [])).toEqual(at('command.line'));
    expect(said(['command', 'line', 'addons'], {})).toEqual(at('command.line.addons'));
    expect(said(['command', 'line', 'addons', 1, 'price', 'tax', 'minor'], '5')).toEqual(
      at('command.line.addons.1.price.tax.minor'),
    );
    expect(said(['timestamp', 'replica'], '')).toEqual(at('timestamp.replica'));
  });

  it('enforces the bounds of numbers, texts and prices', () => {
    const line = (path: Path, value: unknown): boolean => readCartLine(broken(plain, path, value)).ok;
    for (const path of [['quantity'], ['addons', 0, 'quantity']])
      expect([0, 1, PIECES_MAX, PIECES_MAX + 1, 1.5, '1'].map((value) => line(path, value))).toEqual([
        false,
        true,
        true,
        false,
        false,
        false,
      ]);
    for (const path of [['shopId'], ['stockId'], ['addons', 0, 'stockId']])
      expect([0, 1, 2 ** 53 - 1, 2 ** 53, -1].map((value) => line(path, value))).toEqual([
        false,
        true,
        true,
        false,
        false,
      ]);
    for (const path of [
      ['item', 'limits', 'min'],
      ['item', 'limits', 'max'],
      ['item', 'limits', 'available'],
    ])
      expect([-1, 0, 2 ** 53 - 1, 2 ** 53].map((value) => line(path, value))).toEqual([false, true, true, false]);
    for (const path of [
      ['item', 'title'],
      ['item', 'options'],
      ['item', 'productUuid'],
      ['addons', 0, 'title'],
    ])
      expect(['', 'x'.repeat(1000), 'x'.repeat(1001), 5].map((value) => line(path, value))).toEqual([
        true,
        true,
        false,
        false,
      ]);
    expect(
      ['x'.repeat(4000), 'x'.repeat(4001), undefined, null].map((value) => line(['item', 'image'], value)),
    ).toEqual([true, false, true, false]);
    expect([true, false, 1, undefined].map((value) => line(['addons', 0, 'isMandatory'], value))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const [addon] = plain.addons;
    expect(
      [100, 101].map((count) =>
        line(
          ['addons'],
          Array.from({ length: count }, () => addon),
        ),
      ),
    ).toEqual([true, false]);

    const none = { minor: 0, scale: 2 };
    const price = (minor: number, scale: number): unknown => ({
      price: { minor, scale },
      tax: { minor: 0, scale },
      discount: { minor: 0, scale },
      total: { minor, scale },
    });
    expect([0, AMOUNT_MAX, AMOUNT_MAX + 1, -1].map((minor) => line(['item', 'price'], price(minor, 2)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const alone = { ...plain, addons: [] };
    expect([0, 1, 2, 3, 4].map((scale) => readCartLine(broken(alone, ['item', 'price'], price(5, scale))).ok)).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(readCartLine(broken(alone, ['item', 'price'], price(5, 3)))).toMatchObject({
      value: { item: { price: price(5, 3) } },
    });
    expect(line(['item', 'price'], price(5, 3))).toBe(false);
    expect(line(['addons', 1, 'price'], price(5, 3))).toBe(false);
    expect(line(['item', 'price', 'total', 'minor'], plain.item.price.total.minor + 1)).toBe(false);
    for (const part of ['tax', 'discount'])
      expect(
        readCartLine(
          broken(broken(alone, ['item', 'price'], price(5, 2)), ['item', 'price', part], { minor: 0, scale: 3 }),
        ).ok,
      ).toBe(false);
    expect(
      line(['item', 'price'], {
        price: { minor: 100, scale: 2 },
        tax: { minor: 5, scale: 2 },
        discount: { minor: 10, scale: 2 },
        total: { minor: 95, scale: 2 },
      }),
    ).toBe(true);
    expect(
      line(['item', 'price'], {
        price: { minor: 100, scale: 2 },
        tax: { minor: 5, scale: 2 },
        discount: { minor: 106, scale: 2 },
        total: { minor: -1, scale: 2 },
      }),
    ).toBe(false);
    expect(line(['item', 'price'], { price: none, tax: none, discount: none })).toBe(false);
  });

  it('enforces the bounds of commands', () => {
    const key = 'x'.repeat(4000);
    for (const kind of ['reduce', 'remove'])
      expect([{ kind, key }, { kind, key: `${key}x` }, { kind }].map((one) => readCartCommand(one).ok)).toEqual([
        true,
        false,
        false,
      ]);
    expect(
      [-1, 0, PIECES_MAX, PIECES_MAX + 1].map(
        (quantity) => readCartCommand({ kind: 'set-quantity', key, quantity }).ok,
      ),
    ).toEqual([false, true, true, false]);
    expect(
      [-1, 0, 1_000_000_000, 1_000_000_001].map(
        (position) => readCartCommand({ kind: 'restore', line: plain, position }).ok,
      ),
    ).toEqual([false, true, true, false]);
    expect(readCartCommand({ kind: 'clear', more: 1 })).toEqual(ok({ kind: 'clear' }));
    const command = {
      kind: 'operation',
      timestamp: { counter: 1, replica: 'a' },
      sequence: 1,
      command: { kind: 'clear' },
    };
    const bounds = [0, 1, 2 ** 50, 2 ** 50 + 1];
    for (const path of [['timestamp', 'counter'], ['sequence']])
      expect(bounds.map((value) => readReplicaMessage(broken(command, path, value)).ok)).toEqual([
        false,
        true,
        true,
        false,
      ]);
    expect(
      ['x'.repeat(100), 'x'.repeat(101)].map(
        (value) => readReplicaMessage(broken(command, ['timestamp', 'replica'], value)).ok,
      ),
    ).toEqual([true, false]);
    const acknowledgement = { kind: 'acknowledgement', replica: 'a', counter: 1, version: [['a', 1]] };
    expect(
      [-1, 0, 2 ** 50, 2 ** 50 + 1].map((value) => readReplicaMessage(broken(acknowledgement, ['counter'], value)).ok),
    ).toEqual([false, true, true, false]);
    expect(
      [['a'], ['a', 0], ['a', 1, 2], ['a', 'b'], [1, 1], ['', 1], ['a', -1], 'a'].map(
        (entry) => readReplicaMessage({ ...acknowledgement, version: [entry] }).ok,
      ),
    ).toEqual([false, true, false, false, false, false, false, false]);
    expect(
      [1000, 1001].map(
        (length) => readReplicaMessage({ ...acknowledgement, version: Array.from({ length }, () => ['a', 1]) }).ok,
      ),
    ).toEqual([true, false]);
  });
});

describe('CART-10g a serialized replica', () => {
  it('behaves like the original after a JSON round trip', () => {
    fc.assert(
      fc.property(
        replicaArb,
        fc.array(replicaMessageArb, { maxLength: 6 }),
        fc.array(cartCommandArb, { maxLength: 6 }),
        (replica, messages, commands) => {
          const copy = valueOf(readReplica(me, travelled(serializeReplica(replica))));
          expect(serializeReplica(copy)).toEqual(serializeReplica(replica));
          let [left, right] = [messages.reduce(receive, replica), messages.reduce(receive, copy)];
          expect(shown(right)).toBe(shown(left));
          for (const command of commands) {
            expect(issue(right, command).message).toEqual(issue(left, command).message);
            [left, right] = [issue(left, command).replica, issue(right, command).replica];
          }
          expect(shown(right)).toBe(shown(left));
          expect(cartLines(commands.reduce(cartAfter, copy.snapshot.cart))).toEqual(
            cartLines(commands.reduce(cartAfter, replica.snapshot.cart)),
          );
          expect(valueOf(readReplica(other, serializeReplica(replica))).id).toBe(other);
        },
      ),
      runs(8),
    );
  });

  it('rejects an impossible cart and lists that are too long', () => {
    const one = { line: plain, position: 0 };
    const packed = {
      counter: 5,
      timestamp: { counter: 3, replica: 'a' },
      version: [['a', 2]],
      cart: { lines: [one], next: 1 },
      log: [],
      acknowledged: [],
      retired: [],
    };
    const at = err({ kind: 'malformed', field: 'cart' });
    const withLines = (lines: readonly unknown[], next: number = 9): unknown =>
      readReplica(me, { ...packed, cart: { lines, next } });
    expect(readReplica(me, packed).ok).toBe(true);
    expect(withLines([one, { line: inShop({ ...plain, stockId: plain.stockId }, 2), position: 1 }])).toEqual(at);
    expect(withLines([one, one])).toEqual(at);
    expect(withLines([one], 0)).toEqual(at);
    expect(withLines([{ ...one, position: 1 }], 1)).toEqual(at);
    expect(withLines([])).toMatchObject({ ok: true });
    const many = (count: number): unknown =>
      withLines(
        Array.from({ length: count }, (_, position) => ({ line: { ...plain, stockId: position + 100 }, position })),
        count,
      );
    expect(many(LINES_MAX)).toMatchObject({ ok: true });
    expect(many(LINES_MAX + 1)).toEqual(err({ kind: 'malformed', field: 'cart.lines' }));
    const message = {
      kind: 'operation',
      timestamp: { counter: 9, replica: 'b' },
      sequence: 1,
      command: { kind: 'clear' },
    };
    expect(readReplica(me, { ...packed, log: Array.from({ length: LOG_MAX + 1 }, () => message) })).toEqual(
      err({ kind: 'malformed', field: 'log' }),
    );
    expect(valueOf(readReplica(me, { ...packed, log: [message], counter: 1 })).counter).toBe(9);
    expect(valueOf(readReplica(me, { ...packed, counter: 1 })).counter).toBe(3);
    expect(valueOf(readReplica(me, { ...packed, counter: 7, timestamp: undefined })).counter).toBe(7);
    expect(readReplica(me, { ...packed, acknowledged: [{}] })).toEqual(
      err({ kind: 'malformed', field: 'acknowledged.0.kind' }),
    );
  });
});
