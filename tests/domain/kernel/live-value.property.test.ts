import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { runs } from '../runs.ts';

describe('CORE-1 a live value', () => {
  it('emits the current value on subscribe, then every written one in order, until unsubscribed', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.array(fc.nat()), fc.array(fc.nat()), (before, during, after) => {
        const live = createLiveValue(-1);
        for (const value of before) live.write(value);
        const seen: number[] = [];
        const following = live.changes.subscribe({ next: (value) => seen.push(value) });
        for (const value of during) live.write(value);
        following.unsubscribe();
        for (const value of after) live.write(value);
        expect(seen).toEqual([before.at(-1) ?? -1, ...during]);
        expect(live.read()).toBe([-1, ...before, ...during, ...after].at(-1));
      }),
      runs(50),
    );
  });

  it('emits the same values in the same order to every observer, even if one of them writes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.nat({ max: 3 }),
        fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 5 }),
        (observers, writer, written) => {
          const live = createLiveValue(0);
          const seen = Array.from({ length: observers }, (): number[] => []);
          seen.forEach((list, index) => {
            live.changes.subscribe({
              next: (value) => {
                list.push(value);
                // Answers every odd value with the next even one.
                if (index === writer % observers && value % 2 === 1) live.write(value + 1);
              },
            });
          });
          for (const value of written) live.write(value);
          for (const list of seen) {
            expect(list).toEqual(seen[0]);
            expect(list.at(-1)).toBe(live.read());
          }
        },
      ),
      runs(25, 10_000),
    );
  });

  it('emits nothing more to an observer that unsubscribes during an emission', () => {
    const live = createLiveValue(0);
    const seen: number[] = [];
    live.changes.subscribe({
      next: (value) => {
        if (value === 1) second.unsubscribe();
      },
    });
    const second = live.changes.subscribe({ next: (value) => seen.push(value) });
    live.write(1);
    expect(seen).toEqual([0]);
  });

  it('keeps emitting after an observer threw', () => {
    const live = createLiveValue(0);
    const seen: number[] = [];
    live.changes.subscribe({
      next: (value) => {
        if (value === 1) throw new TypeError('broken observer');
      },
    });
    live.changes.subscribe({ next: (value) => seen.push(value) });
    expect(() => live.write(1)).toThrow('broken observer');
    live.write(2);
    expect(seen.at(-1)).toBe(2);
  });
});
