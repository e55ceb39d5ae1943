import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  cartLines,
  cartOf,
  emptyCart,
  lineKey,
  missingLines,
  positionOf,
  removeLine,
  reversedStep,
  setLine,
  setQuantity,
  stepSummary,
  undo,
  withNote,
  type Cart,
  type CartLine,
} from '@domain/cart/index.ts';
import { shopId, stockId } from '@domain/kernel/ids.ts';
import { cartLineArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { isTwin, valueOf } from './cart-model.ts';

const cartArb = fc.array(cartLineArb, { minLength: 1, maxLength: 6 }).map((lines) => cartOf(lines));
const first = (cart: Cart): CartLine => cartLines(cart)[0]!;

describe('CART-9c a step', () => {
  it('names what each command did', () => {
    fc.assert(
      fc.property(cartArb, cartLineArb, (cart, line) => {
        fc.pre(cartLines(cart).every((other) => !isTwin(other, line)));
        const known = first(cart);
        const added = valueOf(addLine(cart, line));
        const more = setQuantity(cart, lineKey(known), known.quantity + 1);
        const foreign = cartOf([{ ...line, shopId: shopId(known.shopId + 1) }]);
        const kinds = [
          stepSummary({ before: cart, after: added }),
          stepSummary({ before: added, after: removeLine(added, lineKey(line)) }),
          stepSummary({ before: cart, after: more }),
          stepSummary({ before: cart, after: foreign }),
          stepSummary({ before: added, after: emptyCart }),
          stepSummary({ before: emptyCart, after: added }),
        ].map((summary) => ('line' in summary ? [summary.kind, summary.line.stockId] : [summary.kind]));
        expect(kinds).toEqual([
          ['added', line.stockId],
          ['removed', line.stockId],
          ['changed', known.stockId],
          ['replaced'],
          ['cleared'],
          ['several'],
        ]);
        const back = stepSummary(reversedStep({ before: cart, after: added }));
        expect(back.kind).toBe('removed');
      }),
      runs(200),
    );
  });

  it('that gives a line other add-ons counts as a change, wherever the line ends up', () => {
    fc.assert(
      fc.property(cartArb, cartLineArb, (cart, line) => {
        fc.pre(cartLines(cart).every((other) => !isTwin(other, line)));
        const known = first(cart);
        fc.pre(!isTwin(withNote(line, known.note), known));
        const step = { before: cart, after: valueOf(setLine(cart, { ...line, shopId: known.shopId }, lineKey(known))) };
        expect([stepSummary(step).kind, missingLines(step, step.after)]).toEqual(['changed', []]);
      }),
      runs(200),
    );
  });
});

describe('CART-9c a step that changes a note', () => {
  it('is named so, forth and back, and nothing is missing after it', () => {
    fc.assert(
      fc.property(cartArb, fc.constantFrom(undefined, 'Extra hot'), (cart, note) => {
        const known = first(cart);
        const line = withNote(known, note);
        fc.pre(cartLines(cart).every((other) => !isTwin(other, line)));
        const step = { before: cart, after: valueOf(setLine(cart, line, lineKey(known))) };
        expect([stepSummary(step), stepSummary(reversedStep(step))]).toEqual([
          { kind: 'noted', line },
          { kind: 'noted', line: known },
        ]);
        expect([missingLines(step, step.after), positionOf(step.after, lineKey(line))]).toEqual([
          [],
          positionOf(cart, lineKey(known)),
        ]);
        const undone = valueOf(undo({ done: [step], undone: [] }, step.after));
        expect(cartLines(undone.cart)).toEqual(cartLines(cart));
      }),
      runs(60),
    );
  });
});

describe('CART-9d missing lines', () => {
  it('are those that undoing the step returns', () => {
    fc.assert(
      fc.property(cartArb, fc.array(cartLineArb, { maxLength: 4 }), fc.boolean(), (cart, others, isCleared) => {
        const after = isCleared ? emptyCart : removeLine(cart, lineKey(first(cart)));
        const step = { before: cart, after };
        const now = others.reduce((held, line) => {
          const added = addLine(held, line);
          return added.ok ? added.value : held;
        }, after);
        const undone = undo({ done: [step], undone: [] }, now);
        const held = new Set(cartLines(now).map(lineKey));
        const returned = undone.ok ? cartLines(undone.value.cart).filter((line) => !held.has(lineKey(line))) : [];
        const missing = missingLines(step, now).map(({ line }) => lineKey(line));
        expect(new Set(missing)).toEqual(new Set(returned.map(lineKey)));
      }),
      runs(300),
    );
  });

  it('are empty after a line got other add-ons', () => {
    const [line] = fc.sample(cartLineArb, { numRuns: 1, seed: 1 });
    const cart = cartOf([line!]);
    const other = { ...line!, stockId: stockId(line!.stockId + 1) };
    const after = valueOf(setLine(cart, other, lineKey(line!)));
    expect(missingLines({ before: cart, after }, after)).toEqual([]);
  });

  it('are empty while the cart holds another shop', () => {
    const [line] = fc.sample(cartLineArb, { numRuns: 1, seed: 1 });
    const before = cartOf([line!]);
    const now = cartOf([{ ...line!, shopId: shopId(line!.shopId + 1), stockId: stockId(line!.stockId + 1) }]);
    expect(missingLines({ before, after: emptyCart }, now)).toEqual([]);
  });
});
