import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DELIVERY_TYPES,
  fitsHandoverCode,
  kitchenSteps,
  needsHandoverCode,
  nextStatuses,
  ORDER_STATUSES,
} from '@domain/orders/index.ts';
import { deliveryTypeArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('ORDER-6o steps of the kitchen', () => {
  it('belong to it exactly as far as no courier is needed', () => {
    for (const from of ORDER_STATUSES)
      for (const type of DELIVERY_TYPES) {
        const isCouriers = (to: string): boolean =>
          from === 'on_a_way' || to === 'on_a_way' || (to === 'delivered' && type === 'delivery');
        expect([from, type, kitchenSteps(from, type)]).toEqual([
          from,
          type,
          nextStatuses(from, type).filter((to) => !isCouriers(to)),
        ]);
      }
  });
});

describe('ORDER-6p the code of a handover', () => {
  const codeArb = fc.integer({ min: 1000, max: 9999 });

  it('is asked for where somebody fetches an order that has one', () => {
    fc.assert(
      fc.property(deliveryTypeArb, fc.option(codeArb), (type, code) => {
        expect(needsHandoverCode({ type, code })).toBe(type === 'pickup' && code !== null);
        expect(fitsHandoverCode({ type, code }, '')).toBe(!needsHandoverCode({ type, code }));
      }),
      runs(50),
    );
  });

  it('fits however it is typed, and no other number does', () => {
    const digitsArb = fc.constantFrom('0', '٠', '۰');
    fc.assert(
      fc.property(codeArb, codeArb, digitsArb, fc.nat(4), (code, other, zero, gap) => {
        const typed = String(code).replaceAll(/\d/g, (digit) =>
          String.fromCharCode(zero.charCodeAt(0) + Number(digit)),
        );
        const spaced = ` ${typed.slice(0, gap)} ${typed.slice(gap)}`;
        expect(fitsHandoverCode({ type: 'pickup', code }, spaced)).toBe(true);
        expect(fitsHandoverCode({ type: 'pickup', code }, String(other))).toBe(other === code);
      }),
      runs(100),
    );
  });
});
