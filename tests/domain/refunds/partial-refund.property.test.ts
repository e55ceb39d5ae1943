import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, money } from '@domain/pricing/index.ts';
import {
  creditOf,
  paidByLine,
  paidForGoods,
  piecesLeft,
  quoteRefund,
  type PaidGoods,
  type RefundedPieces,
} from '@domain/refunds/index.ts';
import { inBase } from '@domain/wallet/index.ts';
import { runs } from '../runs.ts';

const usd = (minor: number) => money(minor, 2);
/** Lines with prices, and a coupon or tax that makes what was paid for them less or more. */
const goodsArb: fc.Arbitrary<PaidGoods> = fc
  .record({
    lines: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 5 }), price: fc.integer({ min: 0, max: 900 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
    more: fc.integer({ min: -500, max: 400 }),
  })
  .map(({ lines, more }) => {
    const totals = lines.map(({ quantity, price }, id) => ({ id, quantity, total: usd(quantity * price) }));
    const sum = totals.reduce((all, { total }) => all + total.minor, 0);
    return { lines: totals, paid: usd(sum === 0 ? 0 : Math.max(0, sum + more)), taken: [] };
  });
const takeAll = (goods: PaidGoods, picks: readonly number[]) => {
  const taken: RefundedPieces[] = [];
  for (const [index, pick] of picks.entries()) {
    const open = goods.lines.filter(({ id }) => piecesLeft({ ...goods, taken }, id) > 0);
    const line = open[pick % Math.max(1, open.length)];
    if (!line) break;
    const left = piecesLeft({ ...goods, taken }, line.id);
    const quantity = index >= picks.length / 2 ? left : 1 + (pick % left);
    const quoted = quoteRefund({ ...goods, taken }, [{ lineId: line.id, quantity }]);
    if (!quoted.ok) throw new Error(quoted.error.kind);
    taken.push(...quoted.value.lines);
  }
  return taken;
};
const picksArb = fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 });

describe('REFUND-3a what comes back for pieces', () => {
  it('adds up to what was paid for the lines, however they are asked for', () => {
    fc.assert(
      fc.property(goodsArb, picksArb, (goods, picks) => {
        const taken = takeAll(goods, picks);
        expect(goods.lines.every(({ id }) => piecesLeft({ ...goods, taken }, id) === 0)).toBe(true);
        expect(taken.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(goods.paid.minor);
        const atOnce = quoteRefund(
          goods,
          goods.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
        );
        expect(atOnce).toMatchObject({ ok: true, value: { amount: goods.paid } });
        for (const [id, paid] of paidByLine(goods))
          expect(taken.filter(({ lineId }) => lineId === id).reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(
            paid.minor,
          );
      }),
      runs(300),
    );
  });

  it('shares a coupon in proportion: half a discounted line is half of what was paid for it', () => {
    const goods = {
      paid: paidForGoods(usd(3000), [usd(190), usd(50), usd(200)]),
      lines: [
        { id: 1, quantity: 2, total: usd(1450) },
        { id: 2, quantity: 1, total: usd(1450) },
      ],
      taken: [],
    };
    expect(goods.paid).toEqual(usd(2560));
    expect(quoteRefund(goods, [{ lineId: 1, quantity: 1 }])).toMatchObject({ value: { amount: usd(640) } });
    expect(paidForGoods(usd(100), [usd(190)])).toEqual(usd(0));
  });
});

describe('REFUND-3b pieces', () => {
  it('are given back once, and only those that were ordered', () => {
    fc.assert(
      fc.property(goodsArb, picksArb, fc.integer({ min: 1, max: 9 }), (goods, picks, more) => {
        const taken = takeAll(goods, picks.slice(0, 4));
        for (const { id } of goods.lines) {
          const left = piecesLeft({ ...goods, taken }, id);
          expect(quoteRefund({ ...goods, taken }, [{ lineId: id, quantity: left + more }])).toEqual({
            ok: false,
            error: { kind: 'taken' },
          });
          const twice = [
            { lineId: id, quantity: left },
            { lineId: id, quantity: 1 },
          ];
          expect(quoteRefund({ ...goods, taken }, twice).ok).toBe(false);
        }
        const refused = (wanted: Parameters<typeof quoteRefund>[1]) => quoteRefund(goods, wanted);
        expect(refused([])).toEqual({ ok: false, error: { kind: 'nothing' } });
        expect(refused([{ lineId: 0, quantity: 0 }])).toEqual({ ok: false, error: { kind: 'nothing' } });
        expect(refused([{ lineId: 0, quantity: 0.5 }])).toEqual({ ok: false, error: { kind: 'nothing' } });
        expect(refused([{ lineId: 99, quantity: 1 }])).toEqual({ ok: false, error: { kind: 'unknown-line' } });
      }),
      runs(100),
    );
  });
});

describe('REFUND-3c credits of parts', () => {
  it('add up to the credit of the whole, in any currency', () => {
    const rates = fc.constantFrom('1', '0.92', '149.5', '0.307', '3');
    fc.assert(
      fc.property(fc.array(fc.nat(5000), { minLength: 1, maxLength: 8 }), rates, (parts, rate) => {
        let before = 0;
        let credited = 0;
        for (const part of parts) {
          const credit = creditOf(usd(before), usd(part), decimal(rate), 2).minor;
          expect(credit).toBeGreaterThanOrEqual(0);
          credited += credit;
          before += part;
        }
        expect(credited).toBe(inBase(usd(before), decimal(rate), 2).minor);
      }),
      runs(200),
    );
  });
});
