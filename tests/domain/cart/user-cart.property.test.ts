import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { netOfLine, netOfPart, type UserCartLine } from '@domain/cart/index.ts';
import { money } from '@domain/pricing/index.ts';

const lineArb = record({ gross: integer({ min: 0, max: 1_000_000 }), less: integer({ min: 0, max: 100 }) }).map(
  ({ gross, less }) => {
    const discount = Math.floor((gross * less) / 100);
    return { gross: money(gross, 2), discount: money(discount, 2), net: gross - discount } as UserCartLine & {
      readonly net: number;
    };
  },
);

describe('GROUP-6 what a part of a cart costs', () => {
  it('is the sum of its lines after their discounts, and nothing without lines', () => {
    assert(
      property(array(lineArb), (lines) => {
        for (const line of lines) expect(netOfLine(line)).toEqual(money(line.net, 2));
        expect(netOfPart({ lines }, 2)).toEqual(
          money(
            lines.reduce((sum, { net }) => sum + net, 0),
            2,
          ),
        );
      }),
    );
  });
});
