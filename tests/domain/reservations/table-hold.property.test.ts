import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { tableId } from '@domain/kernel/ids.ts';
import {
  holdLeft,
  holdMark,
  holdsAgainst,
  holdTable,
  isHoldOf,
  isOverlapping,
  TABLE_HOLD_MS,
  type TableHold,
} from '@domain/reservations/index.ts';
import { runs } from '../runs.ts';

const NOW = Date.UTC(2025, 2, 10, 12);
const nowArb = fc.integer({ min: -700_000, max: 700_000 }).map((ms) => instant(NOW + ms));
const choiceArb = fc.record({
  tableId: fc.integer({ min: 1, max: 2 }).map(tableId),
  stay: fc
    .record({ from: fc.nat(2), length: fc.integer({ min: 1, max: 2 }) })
    .map(({ from, length }) => ({ from: instant(NOW + from), until: instant(NOW + from + length) })),
});
const holdArb: fc.Arbitrary<TableHold> = fc
  .tuple(choiceArb, nowArb)
  .map(([choice, now]) => ({ ...choice, until: instant(now + TABLE_HOLD_MS) }));

describe('BOOKING-1q a hold', () => {
  it('ends ten minutes after the choice it was made for, however often that choice is repeated', () => {
    const stepArb = fc.record({ choice: fc.nat(1), wait: fc.integer({ min: 0, max: 400_000 }) });
    fc.assert(
      fc.property(fc.tuple(choiceArb, choiceArb), fc.array(stepArb, { maxLength: 12 }), (choices, steps) => {
        let now = NOW;
        let hold: TableHold | undefined;
        let chosen: { choice: number; at: number } | undefined;
        for (const { choice, wait } of steps) {
          now += wait;
          const wanted = choices[choice] ?? choices[0];
          const isSame =
            chosen !== undefined &&
            JSON.stringify(choices[chosen.choice]) === JSON.stringify(wanted) &&
            now < chosen.at + 600_000;
          if (!isSame) chosen = { choice, at: now };
          hold = holdTable(hold, wanted, instant(now));
          expect(hold).toEqual({ ...wanted, until: (chosen?.at ?? 0) + 600_000 });
        }
      }),
      runs(300),
    );
  });

  it('has less time left with every moment, never more than ten minutes, and none from its end on', () => {
    fc.assert(
      fc.property(holdArb, nowArb, fc.nat(700_000), (hold, now, later) => {
        const [before, after] = [holdLeft(hold, now), holdLeft(hold, instant(now + later))];
        expect(before).toBeLessThanOrEqual(TABLE_HOLD_MS);
        expect(after).toBe(Math.min(TABLE_HOLD_MS, Math.max(0, hold.until - now - later)));
        expect(holdLeft(hold, hold.until)).toBe(0);
      }),
      runs(300),
    );
  });
});

describe('BOOKING-1r a hold', () => {
  it('keeps everybody but its holder from the table, until it ends', () => {
    const heldArb = fc.tuple(holdArb, fc.integer({ min: 1, max: 3 })).map(([hold, holder]) => ({ ...hold, holder }));
    const viewerArb = fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined });
    fc.assert(
      fc.property(fc.array(heldArb), viewerArb, nowArb, (holds, viewer, now) => {
        const against = holdsAgainst(holds, viewer, now);
        for (const hold of holds) expect(against.includes(hold)).toBe(!(hold.holder === viewer) && hold.until > now);
      }),
      runs(300),
    );
  });

  it('is used up by a reservation of its table that shares a moment with it, and by no other', () => {
    fc.assert(
      fc.property(choiceArb, choiceArb, (hold, reservation) => {
        const isSameTable = hold.tableId === reservation.tableId;
        expect(isHoldOf(hold, reservation)).toBe(isSameTable && isOverlapping(hold.stay, reservation.stay));
        expect(isHoldOf(hold, hold)).toBe(true);
      }),
      runs(300),
    );
  });
});

describe('BOOKING-1s the end of a hold', () => {
  it('is spoken of at five, two and one minutes and at the end, each once, whatever the steps of the clock', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 250_000 }), { minLength: 1, maxLength: 60 }), (steps) => {
        let left = TABLE_HOLD_MS;
        const spoken: number[] = [];
        const due: number[] = [];
        for (const step of steps) {
          const next = Math.max(0, left - step);
          // Millisecond by millisecond would visit every mark: the last one between the two is the newest truth.
          const passed = [5, 2, 1, 0].filter((mark) => mark * 60_000 < left && mark * 60_000 >= next);
          due.push(...passed.slice(-1));
          const mark = holdMark(left, next);
          if (mark !== undefined) spoken.push(mark);
          left = next;
        }
        expect(spoken).toEqual(due);
        expect(new Set(spoken).size).toBe(spoken.length);
        if (left === 0) expect(spoken.at(-1)).toBe(0);
      }),
      runs(400),
    );
  });
});
