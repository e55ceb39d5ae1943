import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { stockId } from '@domain/kernel/ids.ts';
import { quoteChanges, type Change, type Obstacle } from '@domain/orders/index.ts';
import type { PriceLine } from '@domain/pricing/index.ts';
import { inOtherCurrency, quoteArb, quotePairArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { differences, inWords, reversed } from './quote-oracle.ts';

const titleOf = (id: number): string => `Dish ${id}`;
const changesOf = (
  ...[seen, now, obstacles = []]: [
    seen: Parameters<typeof quoteChanges>[0],
    now: Parameters<typeof quoteChanges>[1],
    obstacles?: readonly Obstacle[],
  ]
): readonly Change[] => quoteChanges(seen, now, obstacles, titleOf);
const wordsOf = (changes: readonly Change[]): readonly string[] => changes.map(inWords).sort();

describe('ORDER-5a what changed between two quotes', () => {
  it('is empty for the same quote and never for another', () => {
    fc.assert(
      fc.property(quotePairArb, ({ seen, now }) => {
        expect(changesOf(seen, seen)).toEqual([]);
        expect(changesOf(seen, now).length === 0).toBe(seen.id === now.id);
      }),
      runs(6, 2_000),
    );
  });

  it('names every changed amount, quantity and time, and nothing else', () => {
    fc.assert(
      fc.property(quotePairArb, ({ seen, now }) => {
        const found = differences(seen, now);
        const expected = found.length > 0 || seen.id === now.id ? found : ['other'];
        expect(wordsOf(changesOf(seen, now))).toEqual(expected);
        if (seen.total !== now.total) expect(expected).not.toEqual(['other']);
      }),
      runs(8, 3_000),
    );
  });

  it('mirrors from and to in the other direction', () => {
    fc.assert(
      fc.property(quotePairArb, ({ seen, now }) => {
        expect(wordsOf(changesOf(now, seen))).toEqual(wordsOf(changesOf(seen, now)).map(reversed).sort());
      }),
      runs(6, 2_000),
    );
  });

  it('does not compare amounts of different currencies', () => {
    fc.assert(
      fc.property(quotePairArb, ({ seen, now }) => {
        const changes = changesOf(seen, inOtherCurrency(now));
        expect(changes).toEqual(
          seen.slot?.date === now.slot?.date
            ? [{ kind: 'other' }]
            : [{ kind: 'slot', from: seen.slot ?? undefined, to: now.slot ?? undefined }],
        );
        const scale = seen.scale === 2 ? 0 : 2;
        expect(
          changesOf(seen, { ...now, id: 'q1_', scale }).filter(({ kind }) => kind !== 'slot' && kind !== 'other'),
        ).toEqual([]);
      }),
      runs(5, 1_000),
    );
  });

  it('names goods by title, in minor units of the quote', () => {
    fc.assert(
      fc.property(quotePairArb, ({ seen, now }) => {
        const changes = changesOf(seen, now);
        const goods = changes.filter((change) => change.kind === 'price' || change.kind === 'cart');
        expect(goods.map(({ title }) => title)).toEqual(goods.map(({ stockId: id }) => titleOf(id)));
        const amounts = changes
          .filter((change) => change.kind === 'price' || change.kind === 'fee' || change.kind === 'coupon')
          .flatMap(({ from, to }) => [from, to]);
        expect(amounts.every((amount) => amount?.scale === seen.scale)).toBe(true);
        const coupons = changes.filter((change) => change.kind === 'coupon');
        expect(coupons.every(({ code, reason }) => code === (seen.coupon ?? now.coupon) && reason === 'unknown')).toBe(
          true,
        );
      }),
      runs(5, 1_000),
    );
  });
});

describe('ORDER-5a a dish both bought and free', () => {
  const [sample] = fc.sample(quoteArb, { numRuns: 1, seed: 4 });
  if (!sample) throw new Error('no quote');
  const line = (kind: 'item' | 'bonus', quantity: number, unit: number): PriceLine => {
    const label = kind === 'item' ? 'price' : 'bonus';
    return {
      kind,
      label,
      ref: 1,
      member: 101,
      quantity,
      amount: quantity * unit,
      children: [],
      parts: [{ label, quantity, unit, rule: kind === 'item' ? 'price' : 'free', args: {} }],
    };
  };
  const quote = (id: string, bought: number, unit: number, given: number) => ({
    ...sample,
    id,
    coupon: null,
    lines: [line('item', bought, unit), line('bonus', given, 0)],
  });

  it('lists paid pieces where the number of pieces is unchanged', () => {
    expect(wordsOf(changesOf(quote('a', 2, 900, 1), quote('b', 1, 900, 2)))).toEqual(['cart 1: 2 → 1']);
    expect(wordsOf(changesOf(quote('a', 2, 900, 1), quote('b', 2, 900, 2)))).toEqual(['cart 1: 3 → 4']);
  });

  it('has no price where it is not sold', () => {
    const [both, bought, given, neither] = [
      quote('a', 2, 900, 1),
      { ...quote('b', 2, 900, 0), lines: [line('item', 2, 900)] },
      { ...quote('c', 0, 0, 1), lines: [line('bonus', 1, 0)] },
      { ...quote('d', 0, 0, 0), lines: [] },
    ];
    expect(wordsOf(changesOf(bought, neither))).toEqual(['cart 1: 2 → 0']);
    expect(wordsOf(changesOf(neither, bought))).toEqual(['cart 1: 0 → 2']);
    expect(wordsOf(changesOf(bought, given))).toEqual(['cart 1: 2 → 1']);
    expect(wordsOf(changesOf(given, bought))).toEqual(['cart 1: 1 → 2']);
    const removed = { kind: 'removed', stockId: stockId(1), title: 'Dish 1' } as const;
    expect(changesOf(both, neither, [removed])).toEqual([removed]);
    expect(wordsOf(changesOf(both, neither, [{ ...removed, stockId: stockId(2) }]).slice(1))).toEqual([
      'cart 1: 3 → 0',
    ]);
    expect(
      wordsOf(
        changesOf(both, neither, [
          { kind: 'stock', stockId: stockId(1), title: 'Dish 1', wanted: 3, available: 1 },
        ]).slice(1),
      ),
    ).toEqual(['cart 1: 3 → 0']);
  });

  it('keeps its price beside the free pieces', () => {
    expect(wordsOf(changesOf(quote('a', 2, 900, 1), quote('b', 2, 950, 1)))).toEqual(['price 1: 900 → 950']);
  });
});

describe('ORDER-5a single fees', () => {
  const [sample] = fc.sample(quoteArb, { numRuns: 1, seed: 4 });
  if (!sample) throw new Error('no quote');
  const fee = (kind: PriceLine['kind'], label: PriceLine['label'], amount: number): PriceLine => ({
    kind,
    label,
    ref: null,
    member: null,
    quantity: 1,
    amount,
    children: [],
    parts: [],
  });
  const quote = (id: string, lines: readonly PriceLine[], slot = sample.slot) => ({
    ...sample,
    id,
    coupon: null,
    slot,
    lines,
  });
  const fees = [
    ['recipe_discount', 'recipe.discount'],
    ['shop_tax', 'shop.tax'],
    ['delivery', 'delivery.fee'],
    ['service', 'service.fee'],
    ['waiter', 'waiter.fee'],
    ['tips', 'tips'],
    ['deposit', 'deposit'],
  ] as const;

  it.each(fees)('report %s', (kind, label) => {
    const [seen, now] = [quote('a', [fee(kind, label, 100)]), quote('b', [fee(kind, label, 150)])];
    expect(wordsOf(changesOf(seen, now))).toEqual([`fee ${label}: 100 → 150`]);
    // Outside the zone only the way there costs nothing that could be told.
    const outside = wordsOf(changesOf(seen, now, [{ kind: 'outside-zone' }]));
    expect(outside.filter((words) => words.endsWith('→ 150'))).toEqual(
      kind === 'delivery' ? [] : [`fee ${label}: 100 → 150`],
    );
    const inTime = wordsOf(
      changesOf(seen, now, [{ kind: 'time', isOpen: true, nextOpen: undefined, nextSlot: undefined }]),
    );
    expect(inTime).toContain(`fee ${label}: 100 → 150`);
  });

  it('report a slot on another day or at another time', () => {
    const at = (date: string, time: string) => quote(`${date}${time}`, [], { date, time });
    const seen = at('2025-03-11', '10:00');
    for (const now of [at('2025-03-12', '10:00'), at('2025-03-11', '10:30'), quote('none', [], null)]) {
      expect(changesOf(seen, now)).toEqual([{ kind: 'slot', from: seen.slot, to: now.slot ?? undefined }]);
      expect(changesOf(now, seen)).toEqual([{ kind: 'slot', from: now.slot ?? undefined, to: seen.slot }]);
    }
    expect(changesOf(quote('seen', [], null), quote('now', [], null))).toEqual([{ kind: 'other' }]);
  });
});

describe('ORDER-5a obstacles', () => {
  const sold = { kind: 'stock', stockId: stockId(1), title: 'Dish 1', wanted: 3, available: 1 } as const;

  it('reports the obstacle first and only once', () => {
    fc.assert(
      fc.property(quotePairArb, fc.constantFrom(1, 2, 11), ({ seen, now }, id) => {
        const removed = { kind: 'removed', stockId: stockId(id), title: titleOf(id) } as const;
        const changes = changesOf(seen, now, [removed, sold]);
        expect(changes.slice(0, 2)).toEqual([removed, sold]);
        expect(wordsOf(changes.slice(2))).toEqual(
          differences(seen, now).filter((words) => !words.startsWith(`cart ${id}:`)),
        );
      }),
      runs(6, 2_000),
    );
  });

  it('reports an address outside the zone even for the same quote', () => {
    fc.assert(
      fc.property(quotePairArb, ({ seen, now }) => {
        const from = seen.lines.find(({ kind }) => kind === 'delivery')?.amount ?? 0;
        const words = differences(seen, now).filter((each) => !each.startsWith('fee delivery.fee'));
        expect(wordsOf(changesOf(seen, now, [{ kind: 'outside-zone' }]))).toEqual(
          [...words, `fee delivery.fee: ${from} → nowhere`].sort(),
        );
      }),
      runs(5, 1_000),
    );
  });

  it('reports a closed shop with its next opening, or a later slot', () => {
    fc.assert(
      fc.property(
        quoteArb,
        fc.boolean(),
        fc.constantFrom(undefined, { date: '2025-03-11', time: '10:00' }),
        (quote, isOpen, nextSlot) => {
          const nextOpen = instant(1_741_600_000_000);
          const slot = { kind: 'slot', from: quote.slot ?? undefined, to: nextSlot };
          expect(changesOf(quote, quote, [{ kind: 'time', isOpen, nextOpen, nextSlot }])).toEqual(
            isOpen ? [slot] : [{ kind: 'closed', nextOpen }, slot],
          );
          const moved = { ...quote, id: 'q1_', slot: null };
          expect(changesOf(quote, moved, [{ kind: 'time', isOpen, nextOpen, nextSlot }])).toEqual(
            isOpen ? [slot] : [{ kind: 'closed', nextOpen }, slot],
          );
        },
      ),
      runs(10),
    );
  });

  it('reports an invalid coupon with the reason', () => {
    fc.assert(
      fc.property(
        quoteArb,
        fc.constantFrom('expired' as const, 'used' as const, 'exhausted' as const),
        (quote, reason) => {
          const without = {
            ...quote,
            id: 'q1_',
            coupon: null,
            lines: quote.lines.filter(({ kind }) => kind !== 'coupon'),
          };
          const other = { kind: 'time', isOpen: true, nextOpen: undefined, nextSlot: undefined } as const;
          const told = changesOf(quote, without, [other, { kind: 'coupon', code: 'X', reason }]).slice(1);
          if (quote.coupon === null) expect(told).toEqual([]);
          else expect(told).toMatchObject([{ kind: 'coupon', code: quote.coupon, to: { minor: 0 }, reason }]);
          expect(changesOf(without, quote, []).map((change) => change.kind === 'coupon' && change.code)).toEqual(
            quote.coupon === null ? ['other'].map(() => false) : [quote.coupon],
          );
        },
      ),
      runs(5, 1_000),
    );
  });
});
