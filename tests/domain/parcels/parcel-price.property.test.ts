import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '@domain/catalog/index.ts';
import { parcelKm, parcelPrice, tariffOf, type ParcelType } from '@domain/parcels/index.ts';
import { calculate, compareDecimals, compareMoney, decimal, linesTotal, type Decimal } from '@domain/pricing/index.ts';
import { geoPointArb, parcelTypeArb, rateArb, scaleArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const nearbyArb = fc
  .record({ latitude: fc.integer({ min: -300, max: 300 }), longitude: fc.integer({ min: -300, max: 300 }) })
  .map(({ latitude, longitude }) => ({ latitude: 52.37 + latitude / 1000, longitude: 4.89 + longitude / 1000 }));
const wayArb = fc.record({ from: fc.oneof(nearbyArb, geoPointArb), to: nearbyArb });
const termsArb = fc.record({ rate: rateArb, scale: scaleArb });
const anywhere = (type: ParcelType): ParcelType => ({ ...type, maxRangeKm: undefined });

describe('PARCEL-1d the distance', () => {
  it('rejects distances beyond the range and none within it', () => {
    fc.assert(
      fc.property(parcelTypeArb, wayArb, (type, way) => {
        const km = distanceKm(way.from, way.to);
        const limit = type.maxRangeKm;
        const isTooFar = limit !== undefined && Number(km) > Number(limit);
        expect(parcelKm(type, way)).toEqual(
          isTooFar ? { ok: false, error: { kind: 'out-of-range', km, limit } } : { ok: true, value: km },
        );
        expect(parcelKm({ maxRangeKm: km }, way).ok).toBe(true);
        expect(parcelPrice(type, way, { rate: decimal(1), scale: 2 }).ok).toBe(!isTooFar);
      }),
      runs(50),
    );
  });

  it('requires two locations on the globe', () => {
    const [here, nowhere] = [
      { latitude: 52, longitude: 4 },
      { latitude: 52, longitude: 181 },
    ];
    expect(() => parcelKm({ maxRangeKm: undefined }, { from: here, to: nowhere })).toThrow(RangeError);
    expect(() => parcelKm({ maxRangeKm: undefined }, { from: nowhere, to: here })).toThrow(/on the globe/);
  });
});

describe('PARCEL-1e the price', () => {
  it('equals the delivery fee of an order, line by line', () => {
    fc.assert(
      fc.property(parcelTypeArb, wayArb, termsArb, (type, way, terms) => {
        const price = parcelPrice(anywhere(type), way, terms);
        if (!price.ok) throw new Error('Every way is allowed');
        const { base, perKm } = tariffOf(type);
        const order = calculate({
          ...terms,
          items: [],
          bonuses: [],
          recipes: [],
          ownerMember: 1,
          shopTaxPercent: decimal(0),
          serviceFee: decimal(0),
          coupon: undefined,
          tips: undefined,
          delivery: { type: 'delivery', base, perKm, km: price.value.km },
        });
        expect([price.value.line]).toEqual(order.lines.filter((line) => line.kind === 'delivery'));
        expect(price.value.total).toEqual(order.totals.delivery);
        expect(linesTotal([price.value.line])).toBe(price.value.total.minor);
      }),
      runs(50),
    );
  });

  it('equals r((base + per km × km) × rate)', () => {
    const units = (value: Decimal): bigint => {
      const [whole = '', part = ''] = value.split('.');
      return BigInt(whole + part.padEnd(8, '0'));
    };
    fc.assert(
      fc.property(parcelTypeArb, wayArb, termsArb, (type, way, terms) => {
        const price = parcelPrice(anywhere(type), way, terms);
        if (!price.ok) throw new Error('Every way is allowed');
        const { base, perKm } = type.special ?? type.tariff;
        const exact = (units(base) * 10n ** 8n + units(perKm) * units(price.value.km)) * units(terms.rate);
        const unit = 10n ** BigInt(24 - terms.scale);
        expect(BigInt(price.value.total.minor)).toBe((2n * exact + unit) / (2n * unit));
      }),
      runs(50),
    );
  });

  it('never falls as the distance grows; special prices apply only while active', () => {
    fc.assert(
      fc.property(parcelTypeArb, wayArb, wayArb, termsArb, (type, left, right, terms) => {
        const [one, other] = [parcelPrice(anywhere(type), left, terms), parcelPrice(anywhere(type), right, terms)];
        if (!one.ok || !other.ok) throw new Error('Every way is allowed');
        if (compareDecimals(one.value.km, other.value.km) <= 0)
          expect(compareMoney(one.value.total, other.value.total)).toBeLessThanOrEqual(0);
        expect(tariffOf(type)).toBe(type.special ?? type.tariff);
        expect(tariffOf({ ...type, special: undefined })).toBe(type.tariff);
      }),
      runs(40),
    );
  });
});
