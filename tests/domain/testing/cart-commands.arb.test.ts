import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartAfter,
  cartLines,
  cartOf,
  emptyCart,
  lineKey,
  readCartCommand,
  readReplicaMessage,
  runCommand,
  setQuantity,
  type CartLine,
  withNote,
} from '@domain/cart/index.ts';
import { ok } from '@domain/kernel/result.ts';
import {
  agreeWithModel,
  cartCommandArb,
  cartCommandsArb,
  cartLineArb,
  emptyModel,
  modelAfter,
  replicaMessageArb,
  soldLine,
} from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('CART-10 generated commands', () => {
  it('are commands that a tab may send', () => {
    fc.assert(
      fc.property(cartCommandArb, replicaMessageArb, (command, message) => {
        expect(readCartCommand(command)).toEqual(ok(command));
        expect(readReplicaMessage(message)).toEqual(ok(message));
      }),
      runs(60),
    );
  });

  it('cover every kind, collide in lines and shops, and are many', () => {
    const sequences = fc.sample(cartCommandsArb, { numRuns: 60, seed: 7 });
    const commands = sequences.flat();
    expect(new Set(commands.map(({ kind }) => kind)).size).toBe(8);
    expect(Math.max(...sequences.map(({ length }) => length))).toBeGreaterThan(80);
    let [refused, idle, effective] = [0, 0, 0];
    for (const sequence of sequences) {
      sequence.reduce((cart, command) => {
        const outcome = runCommand(cart, command);
        if (!outcome.ok) refused += 1;
        else if (outcome.value === cart) idle += 1;
        else effective += 1;
        return cartAfter(cart, command);
      }, emptyCart);
    }
    expect(refused).toBeGreaterThan(commands.length / 20);
    expect(idle).toBeGreaterThan(commands.length / 20);
    expect(effective).toBeGreaterThan(commands.length / 3);
  });

  it('shrink to one command on one line', () => {
    const outcome = fc.check(
      fc.property(cartCommandsArb, (commands) => commands.every(({ kind }) => kind !== 'restore')),
      { seed: 5, numRuns: 100 },
    );
    const shrunk = outcome.counterexample?.[0] ?? [];
    expect(shrunk).toHaveLength(1);
    expect(shrunk[0]).toMatchObject({ kind: 'restore', position: 0, line: { stockId: 1, quantity: 1, addons: [] } });
  });
});

describe('CART-2 the reference cart', () => {
  it('detects a wrong line, quantity, order or shop', () => {
    const [one, two] = fc.sample(fc.uniqueArray(cartLineArb, { selector: lineKey, minLength: 2, maxLength: 2 }), {
      numRuns: 1,
      seed: 2,
    })[0] as [CartLine, CartLine];
    const model = [one, two].reduce((rest, line) => modelAfter(rest, { kind: 'add', line }), emptyModel);
    expect(() => agreeWithModel(cartOf([one, two]), model)).not.toThrow();
    for (const wrong of [
      cartOf([two, one]),
      cartOf([one]),
      setQuantity(cartOf([one, two]), lineKey(one), one.quantity + 1),
      emptyCart,
    ])
      expect(() => agreeWithModel(wrong, model)).toThrow(/lines of the cart/);
  });

  it('sells what the generated lines contain', () => {
    fc.assert(
      fc.property(cartLineArb, (line) => {
        const addons = line.addons
          .filter(({ isMandatory }) => !isMandatory)
          .map(({ stockId, quantity }) => ({ stockId, quantity }));
        expect(soldLine({ stockId: line.stockId, quantity: line.quantity, addons })).toEqual(withNote(line, undefined));
        expect(cartLines(cartOf([line]))).toEqual([line]);
      }),
      runs(20),
    );
    const [line] = fc.sample(cartLineArb, { numRuns: 1, seed: 2 }) as [CartLine];
    const none = [0, 4].map((stock) => soldLine({ ...line, stockId: stock as CartLine['stockId'] }));
    const strange = [10, 14].map((stock) =>
      soldLine({ ...line, addons: [{ stockId: stock as CartLine['stockId'], quantity: 1 }] }),
    );
    expect([...none, ...strange]).toEqual([undefined, undefined, undefined, undefined]);
  });
});
