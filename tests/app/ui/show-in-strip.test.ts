import { describe, expect, it } from 'vitest';
import { showInStrip } from '@app/ui/strip/index.ts';

/** A strip from 0 to 300 px with one item, and by how much it was scrolled. */
const scrolledFor = (left: number, width: number): readonly number[] => {
  const scrolled: number[] = [];
  const boxOf = (from: number, wide: number) => ({
    getBoundingClientRect: () => ({ left: from, right: from + wide, width: wide }),
  });
  const strip = { ...boxOf(0, 300), scrollBy: (by: { left: number }) => void scrolled.push(by.left) };
  showInStrip(strip as never, boxOf(left, width) as never);
  return scrolled;
};

describe('a strip that is wider than the screen', () => {
  it('is scrolled until an item beyond either end is in its middle', () => {
    expect(scrolledFor(320, 80)).toEqual([210]);
    expect(scrolledFor(-60, 40)).toEqual([-190]);
    expect(scrolledFor(260, 80)).toEqual([150]);
  });

  it('stays where it is for an item in sight, or none', () => {
    expect(scrolledFor(0, 80)).toEqual([]);
    expect(scrolledFor(220, 80)).toEqual([]);
    expect(() => showInStrip(null, undefined)).not.toThrow();
  });
});
