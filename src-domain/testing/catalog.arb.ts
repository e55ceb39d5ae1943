import * as fc from 'fast-check';
import type { GeoPoint, OptionValue, ProductDetail, QuantityLimits, Stock } from '../catalog/index.ts';
import { productId, shopId, stockId, uuid } from '../kernel/ids.ts';
import { stockPriceArb } from './stock-price.arb.ts';

export const geoPointArb: fc.Arbitrary<GeoPoint> = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});

/** A star-shaped delivery zone around its centre: simple, and often with dents. */
export const zoneArb: fc.Arbitrary<{ readonly centre: GeoPoint; readonly polygon: readonly GeoPoint[] }> = fc
  .record({
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -120, max: 120, noNaN: true }),
    reaches: fc.array(fc.double({ min: 0.01, max: 0.2, noNaN: true }), { minLength: 3, maxLength: 12 }),
  })
  .map(({ latitude, longitude, reaches }) => ({
    centre: { latitude, longitude },
    polygon: reaches.map((reach, index) => {
      const angle = (2 * Math.PI * index) / reaches.length;
      return { latitude: latitude + reach * Math.sin(angle), longitude: longitude + reach * Math.cos(angle) };
    }),
  }));

export const quantityLimitsArb: fc.Arbitrary<QuantityLimits> = fc
  .record({ min: fc.integer({ min: 1, max: 4 }), most: fc.integer({ min: 4, max: 12 }), available: fc.integer({ min: 0, max: 15 }) })
  .map(({ min, most, available }) => ({ min, max: Math.min(most, available), available }));

const GROUPS = [
  { group: 'Size', values: ['Small', 'Large'] },
  { group: 'Milk', values: ['Cow', 'Oat', 'None'] },
] as const;

const optionOf = (groupIndex: number, valueIndex: number): OptionValue => ({
  id: groupIndex * 10 + valueIndex, groupId: groupIndex, group: GROUPS[groupIndex]?.group ?? '', value: GROUPS[groupIndex]?.values[valueIndex] ?? '', kind: 'text',
});

const COMBINATIONS: readonly (readonly OptionValue[])[] = [0, 1].flatMap((size) => [0, 1, 2].map((milk) => [optionOf(0, size), optionOf(1, milk)]));

const stocksArb: fc.Arbitrary<readonly Stock[]> = fc.subarray([...COMBINATIONS], { minLength: 1 }).chain((combinations) =>
  fc.tuple(
    ...combinations.map((options, index) =>
      fc.record({
        id: fc.constant(stockId(index + 1)), price: stockPriceArb(2), available: fc.integer({ min: 0, max: 3 }), options: fc.constant(options),
        addons: fc.constant([]), bonus: fc.constant(undefined),
      }),
    ),
  ),
);

/** A product with some of the combinations of two option groups in stock. */
export const productDetailArb: fc.Arbitrary<ProductDetail> = stocksArb.map((stocks) => ({
  id: productId(1), uuid: uuid('product-1'), shopId: shopId(1), title: 'Coffee', description: '', image: undefined, stock: stocks[0], limits: { min: 1, max: 10 },
  dietary: undefined, unitPrice: undefined, stocks, unit: undefined, gallery: [], kcal: undefined, categoryId: undefined,
}));
