import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookedAmounts, receiptRows, receiptTax, type ReceiptAmounts } from '@domain/orders/index.ts';
import { calculate, decimal, money, type PriceLine } from '@domain/pricing/index.ts';
import { calculationInputArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const TERMS = { percent: decimal(8), isBySubscription: false };
const grossOf = ({ parts, children }: PriceLine): number =>
  [...parts, ...children.flatMap((child) => child.parts)]
    .filter(({ label }) => label !== 'discount')
    .reduce((sum, { quantity, unit }) => sum + quantity * unit, 0);
const sumOf = (rows: ReturnType<typeof receiptRows>): number => rows.reduce((sum, { amount }) => sum + amount.minor, 0);

describe('ORDER-11 the rows of a receipt', () => {
  it('add up to the total of the order, without a rest', () => {
    fc.assert(
      fc.property(calculationInputArb, (input) => {
        const { lines, totals } = calculate(input);
        const items = lines
          .filter(({ kind }) => kind === 'item')
          .map((line) => ({ gross: money(grossOf(line), input.scale) }));
        const rows = receiptRows(items, bookedAmounts(totals, TERMS));
        expect(sumOf(rows)).toBe(totals.total.minor);
        expect(rows.filter(({ kind }) => kind === 'item')).toHaveLength(items.length);
        expect(rows.map(({ kind }) => kind)).not.toContain('adjustment');
      }),
      runs(60),
    );
  });

  it('name whatever else the total holds, and leave out what is zero', () => {
    const amount = fc.integer({ min: 0, max: 3 }).map((minor) => money(minor, 2));
    const amounts: fc.Arbitrary<ReceiptAmounts> = fc.record({
      total: amount,
      discount: amount,
      tax: amount,
      delivery: amount,
      service: amount,
      waiter: amount,
      coupon: amount,
      tips: amount,
      deposit: amount,
    });
    fc.assert(
      fc.property(fc.array(fc.record({ gross: amount }), { maxLength: 3 }), amounts, (lines, booked) => {
        const rows = receiptRows(lines, booked);
        expect(sumOf(rows)).toBe(booked.total.minor);
        for (const { kind, amount: shown } of rows) if (kind !== 'item') expect(shown.minor).not.toBe(0);
      }),
      runs(60),
    );
  });

  it('state the tax of all goods and of the shop', () => {
    const lineArb = fc.record({ gross: fc.integer({ min: 0, max: 500 }), tax: fc.integer({ min: 0, max: 50 }) });
    const none = money(0, 2);
    const fees = { delivery: none, service: none, waiter: none, tips: none, deposit: none };
    const rest = { total: none, discount: none, coupon: none, ...fees };
    fc.assert(
      fc.property(fc.array(lineArb, { maxLength: 4 }), fc.integer({ min: 0, max: 90 }), (lines, ofShop) => {
        const receipt = {
          lines: lines.map(({ gross, tax }, id) => ({
            id,
            title: '',
            options: '',
            addons: [],
            quantity: 1,
            isBonus: false,
            gross: money(gross, 2),
            tax: money(tax, 2),
          })),
          amounts: { ...rest, tax: money(ofShop, 2) },
        };
        expect(receiptTax(receipt).minor).toBe(lines.reduce((sum, { tax }) => sum + tax, ofShop));
      }),
      runs(40),
    );
  });

  it('have one scale', () => {
    const none = money(0, 2);
    const amounts = { total: none, discount: none, tax: none, delivery: none, service: none, waiter: none };
    expect(() =>
      receiptRows([{ gross: money(1, 3) }], { ...amounts, coupon: none, tips: none, deposit: none }),
    ).toThrow(RangeError);
  });
});
