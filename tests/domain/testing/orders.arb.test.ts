import { describe, expect, it } from 'vitest';
import { isDate } from '@domain/calendar/index.ts';
import {
  DELIVERY_TYPES,
  isPayable,
  isRepeatDue,
  isSettled,
  ORDER_STATUSES,
  quoteChanges,
} from '@domain/orders/index.ts';
import { recomputeQuote } from '@domain/pricing/index.ts';
import {
  addressArb,
  deliveryTypeArb,
  paidOrderArb,
  inOtherCurrency,
  orderArb,
  orderDraftArb,
  orderLineArb,
  orderPaymentArb,
  orderStatusArb,
  orderTransactionArb,
  orderUpdateArb,
  quoteEditArb,
  quotePairArb,
  repeatArb,
  statusTimesArb,
} from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('ORDER-1 generated orders', () => {
  it('are of every status and kind, and shrink to a new one', () => {
    const orders = sampled(orderArb);
    expect([new Set(sampled(orderStatusArb)).size, new Set(sampled(deliveryTypeArb)).size]).toEqual([
      ORDER_STATUSES.length,
      DELIVERY_TYPES.length,
    ]);
    expect(new Set(orders.map(({ status }) => status)).size).toBe(ORDER_STATUSES.length);
    expect(smallest(orderArb)).toMatchObject({ status: 'new', deliveryType: 'delivery' });
    const updates = sampled(orderUpdateArb);
    expect(updates.filter(({ id }) => id === 881).length).toBeGreaterThan(10);
    expect(
      updates.filter((update) => orders.some(({ updatedAt }) => updatedAt === update.updatedAt)).length,
    ).toBeGreaterThan(50);
    expect([
      smallest(orderUpdateArb).status,
      smallest(orderStatusArb),
      smallest(deliveryTypeArb),
      smallest(statusTimesArb),
    ]).toEqual(['new', 'new', 'delivery', []]);
  });

  it('have drafts with and without an address, a slot, a tip', () => {
    const drafts = sampled(orderDraftArb);
    for (const lacks of [
      drafts.filter(({ address }) => !address),
      drafts.filter(({ slot }) => !slot),
      drafts.filter(({ tips }) => tips.minor === 0),
    ]) {
      expect(lacks.length).toBeGreaterThan(5);
      expect(lacks.length).toBeLessThan(drafts.length);
    }
    expect(smallest(orderDraftArb)).toMatchObject({ note: '', tips: { minor: 0 }, address: undefined });
    expect(smallest(addressArb)).toMatchObject({ title: 'Home', floor: '' });
  });

  it('have lines that repeat, with add-ons and bonuses', () => {
    const lines = sampled(orderLineArb);
    expect(
      lines.every(
        ({ quantity, isBonus, addons, total }) =>
          quantity >= 1 && (!isBonus || (addons.length === 0 && total.minor === 0)),
      ),
    ).toBe(true);
    expect(lines.filter(({ isBonus }) => isBonus).length).toBeGreaterThan(15);
    expect(lines.filter(({ addons }) => addons.length === 2).length).toBeGreaterThan(10);
    expect(new Set(lines.map(({ stockId }) => stockId)).size).toBe(3);
    expect(smallest(orderLineArb)).toMatchObject({ stockId: 1, quantity: 1, addons: [] });
  });
});

describe('ORDER-3 ORDER-7 generated money of orders', () => {
  it('is due, settled or neither', () => {
    const orders = sampled(orderPaymentArb);
    expect(orders.filter(isPayable).length).toBeGreaterThan(30);
    expect(orders.filter(isSettled).length).toBeGreaterThan(10);
    expect(orders.filter(({ payment }) => !payment).length).toBeGreaterThan(10);
    expect(smallest(orderPaymentArb)).toEqual({ status: 'new', payment: undefined });
  });

  it('is paid by wallet, pending in cash, or absent', () => {
    const orders = sampled(paidOrderArb);
    const all = orders.flatMap(({ transactions }) => transactions);
    expect(all.filter(({ tag, status }) => tag === 'wallet' && status === 'paid').length).toBeGreaterThan(5);
    expect(all.filter(({ tag, status }) => tag === 'cash' && status === 'progress').length).toBeGreaterThan(5);
    expect(orders.filter(({ transactions }) => transactions.length === 0).length).toBeGreaterThan(5);
    expect(all.every(({ amount }) => amount.minor >= 0)).toBe(true);
    expect([smallest(paidOrderArb), smallest(orderTransactionArb)]).toMatchObject([
      { transactions: [], pieces: [] },
      { tag: 'wallet', status: 'progress' },
    ]);
  });

  it('is repeated on days that start before they end', () => {
    const repeats = sampled(repeatArb, 300);
    expect(repeats.every(({ from, to }) => isDate(from) && isDate(to) && from <= to)).toBe(true);
    expect(repeats.filter((repeat) => isRepeatDue(repeat, '2025-03-05')).length).toBeGreaterThan(40);
    expect(repeats.filter(({ from, to }) => from === to).length).toBeGreaterThan(10);
    expect(smallest(repeatArb)).toMatchObject({ from: '2025-03-01', to: '2025-03-01', lastMade: undefined });
  });
});

describe('ORDER-5 generated pairs of quotes', () => {
  it('are valid quotes, equal without an edit, and often different in what can be named', () => {
    const pairs = sampled(quotePairArb, 8);
    for (const { seen, now, edits } of pairs) if (edits.length === 0) expect(now).toEqual(seen);
    const [first, last] = [pairs[0]!, pairs.at(-1)!];
    expect([
      recomputeQuote(first.seen).ok,
      recomputeQuote(last.now).ok,
      recomputeQuote(inOtherCurrency(last.now)).ok,
    ]).toEqual([true, true, true]);
    expect(inOtherCurrency(last.now).id).not.toBe(last.now.id);
    const kinds = new Set(
      pairs.flatMap(({ seen, now }) => quoteChanges(seen, now, [], String).map(({ kind }) => kind)),
    );
    expect(kinds.size).toBeGreaterThan(2);
  });

  it('include edits of every kind, which shrink to a dearer first dish', () => {
    expect(new Set(sampled(quoteEditArb).map(({ kind }) => kind)).size).toBe(12);
    expect(smallest(quoteEditArb)).toEqual({ kind: 'dearer', item: 0 });
  });
});
