import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryFeeAt, deliveryFeeTo, deliveryRangeTo } from '@domain/catalog/index.ts';
import { calculate, decimalOfMinor, deliveryCharge, type Decimal } from '@domain/pricing/index.ts';
import { calculationInputArb, decimalArb, moneyArb, scaleArb } from '@domain/testing/index.ts';
import { isRefused } from '../refused.ts';
import { runs } from '../runs.ts';
import { deliveringArb, deliveryOf, tariffOf } from './delivering.ts';

describe('CATALOG-6a the delivery fee for a distance', () => {
  const tariffArb = scaleArb.chain((scale) => fc.record({ base: moneyArb(scale), perKm: moneyArb(scale, 5000) }));

  it('adds base and distance within half a unit, and grows with the distance', () => {
    fc.assert(
      fc.property(tariffArb, decimalArb(0, 30, 2), decimalArb(0, 30, 2), (tariff, km, further) => {
        const fee = deliveryFeeAt(tariff, km);
        expect(fee.scale).toBe(tariff.base.scale);
        expect(Math.abs(fee.minor - tariff.base.minor - tariff.perKm.minor * Number(km))).toBeLessThanOrEqual(
          0.5 + 1e-6,
        );
        if (Number(further) >= Number(km))
          expect(deliveryFeeAt(tariff, further).minor).toBeGreaterThanOrEqual(fee.minor);
        expect(deliveryFeeAt(tariff, '0' as Decimal)).toEqual(tariff.base);
        const amounts = {
          base: decimalOfMinor(tariff.base.minor, fee.scale),
          perKm: decimalOfMinor(tariff.perKm.minor, fee.scale),
        };
        expect(deliveryCharge({ ...amounts, km }, { rate: '1' as Decimal, scale: fee.scale })).toEqual(fee);
      }),
      runs(25, 10_000),
    );
  });

  it('is converted once if the operator’s own amounts are known', () => {
    fc.assert(
      fc.property(deliveringArb, decimalArb(0, 30, 2), (delivering, km) => {
        expect(deliveryFeeAt(tariffOf(delivering), km)).toEqual(deliveryCharge({ ...delivering, km }, delivering));
      }),
      runs(25, 10_000),
    );
  });

  it('throws for a negative distance', () => {
    fc.assert(
      fc.property(tariffArb, fc.integer({ min: 1, max: 10 ** 6 }), (tariff, size) => {
        expect(isRefused(() => deliveryFeeAt(tariff, decimalOfMinor(-size, 2)))).toBe(true);
      }),
      runs(20, 2000),
    );
  });
});

describe('CATALOG-6b the delivery fee of a shop', () => {
  it('equals the fee that an order is charged', () => {
    fc.assert(
      fc.property(calculationInputArb, deliveringArb, (input, delivering) => {
        const { rate, scale, location, place } = delivering;
        const order = calculate({ ...input, rate, scale, tips: undefined, delivery: deliveryOf(delivering) });
        const shown = deliveryFeeTo({ deliveryFee: tariffOf(delivering), location }, place);
        expect(shown).toEqual({ amount: order.totals.delivery, isFinal: true });
      }),
      runs(50, 10_000),
    );
  });

  it('is never above an order’s before an address is chosen', () => {
    fc.assert(
      fc.property(deliveringArb, fc.boolean(), (delivering, isLocated) => {
        const location = isLocated ? delivering.location : undefined;
        const deliveryFee = tariffOf(delivering);
        const least = deliveryFeeTo({ deliveryFee, location }, isLocated ? undefined : delivering.place);
        const final = deliveryFeeTo({ deliveryFee, location: delivering.location }, delivering.place);
        expect(least).toEqual({ amount: deliveryFee.base, isFinal: delivering.perKm === '0' });
        expect(least.amount.minor).toBeLessThanOrEqual(final.amount.minor);
        if (least.isFinal) expect(final).toEqual(least);
        const converted = { base: deliveryFee.base, perKm: deliveryFee.perKm };
        expect(deliveryFeeTo({ deliveryFee: converted, location: undefined }, undefined).isFinal).toBe(
          converted.perKm.minor === 0,
        );
      }),
      runs(25, 10_000),
    );
  });
});

describe('ADDRESS-5c the deliveries to a place', () => {
  const timeArb = fc.option(fc.record({ from: fc.nat(90), to: fc.nat(120) }), { nil: undefined });
  const tariffArb = fc.record({ base: moneyArb(2), perKm: moneyArb(2, 500) });
  const shopsArb = fc.tuple(deliveringArb, fc.array(fc.tuple(tariffArb, timeArb), { maxLength: 6 }));

  it('range over the fees of all shops, and both ends are the fee of one', () => {
    fc.assert(
      fc.property(shopsArb, ([{ location, place }, tariffs]) => {
        const shops = tariffs.map(([deliveryFee, deliveryTime]) => ({ deliveryFee, location, deliveryTime }));
        const range = deliveryRangeTo(shops, place);
        const fees = shops.map((shop) => deliveryFeeTo(shop, place).amount.minor);
        const minutes = shops.flatMap(({ deliveryTime }) => deliveryTime?.from ?? []);
        expect(range === undefined).toBe(shops.length === 0);
        if (!range) return;
        expect([range.least.minor, range.most.minor]).toEqual([Math.min(...fees), Math.max(...fees)]);
        expect(range.minutes).toBe(minutes.length === 0 ? undefined : Math.min(...minutes));
      }),
      runs(50, 1000),
    );
  });
});
