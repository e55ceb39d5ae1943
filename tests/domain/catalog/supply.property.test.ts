import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampQuantity } from '@domain/cart/index.ts';
import { deliveryFeeAt, isBuyable, isInSupply } from '@domain/catalog/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import { decimalOfMinor, deliveryCharge, type Decimal } from '@domain/pricing/index.ts';
import { decimalArb, moneyArb, scaleArb, stockPriceArb, uncountableNumberArb } from '@domain/testing/index.ts';
import { isRefused } from '../refused.ts';
import { runs } from '../runs.ts';

describe('CATALOG-7 supply', () => {
  it('is available when the stock covers the least quantity, at least one piece', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1, max: 6 }),
        fc.integer({ min: -1, max: 6 }),
        stockPriceArb(2),
        (available, min, price) => {
          const isEnough = available >= 1 && available >= min;
          expect(isInSupply({ available }, min)).toBe(isEnough);
          expect(isInSupply({ available })).toBe(available >= 1);
          const limits = { min, max: 99 };
          expect(isBuyable({ stock: { id: stockId(1), price, available, bonus: undefined }, limits })).toBe(isEnough);
          expect(clampQuantity(1, { ...limits, available }).quantity > 0).toBe(isEnough);
          expect(isBuyable({ stock: undefined, limits })).toBe(false);
        },
      ),
      runs(25, 10_000),
    );
  });
});

describe('CATALOG-6 the delivery fee on a card', () => {
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

  it('throws for a negative distance; an invalid count means no supply', () => {
    fc.assert(
      fc.property(tariffArb, fc.integer({ min: 1, max: 10 ** 6 }), uncountableNumberArb, (tariff, size, number) => {
        expect(isRefused(() => deliveryFeeAt(tariff, decimalOfMinor(-size, 2)))).toBe(true);
        expect([
          isInSupply({ available: Number.NaN }),
          isInSupply({ available: 9 }, Number.NaN),
          isInSupply({ available: number }, Infinity) && number !== Infinity,
        ]).toEqual([false, false, false]);
      }),
      runs(20, 2000),
    );
  });
});
