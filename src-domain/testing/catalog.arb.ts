import * as fc from 'fast-check';
import type { AddonOffer, GeoPoint, OptionValue, ProductDetail, QuantityLimits, Stock } from '../catalog/index.ts';
import { productId, shopId, stockId, uuid, type StockId } from '../kernel/ids.ts';
import type { DietaryDeclaration } from '../dietary/index.ts';
import { declarationArb } from './dietary.arb.ts';
import { stockPriceArb } from './stock-price.arb.ts';

/** Locations on the globe; sometimes a pole, the date line or the equator. */
export const geoPointArb: fc.Arbitrary<GeoPoint> = fc.record({
  latitude: fc.oneof(
    { weight: 5, arbitrary: fc.double({ min: -90, max: 90, noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(-90, 0, 90) },
  ),
  longitude: fc.oneof(
    { weight: 5, arbitrary: fc.double({ min: -180, max: 180, noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(-180, 0, 180) },
  ),
});

const gridDegrees = fc.integer({ min: -6, max: 6 });

/** Locations of whole degrees around zero: they often lie on corners and edges of each other's zones. */
export const gridPointArb: fc.Arbitrary<GeoPoint> = fc.record({ latitude: gridDegrees, longitude: gridDegrees });

/** Any polygon of whole degrees: with dents, crossing itself, with corners that repeat, or without any area. */
export const gridPolygonArb: fc.Arbitrary<readonly GeoPoint[]> = fc.oneof(
  { weight: 6, arbitrary: fc.array(gridPointArb, { minLength: 3, maxLength: 9 }) },
  {
    weight: 1,
    arbitrary: fc.record({ latitude: gridDegrees, longitude: fc.constant(2) }).chain((point) =>
      fc.array(fc.record({ latitude: gridDegrees, longitude: fc.constant(point.longitude) }), {
        minLength: 3,
        maxLength: 5,
      }),
    ),
  },
  { weight: 1, arbitrary: fc.array(gridPointArb, { maxLength: 2 }) },
);

/** A star-shaped delivery zone around its center: simple, and often with dents. */
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

/** Limits of a stock; sometimes sold out, sometimes with fewer pieces than the minimum quantity. */
export const quantityLimitsArb: fc.Arbitrary<QuantityLimits> = fc
  .record({
    min: fc.integer({ min: 1, max: 4 }),
    most: fc.integer({ min: 4, max: 12 }),
    available: fc.integer({ min: 0, max: 15 }),
  })
  .map(({ min, most, available }) => ({ min, max: Math.min(most, available), available }));

const GROUPS = [
  { group: 'Size', values: ['Small', 'Large'] },
  { group: 'Milk', values: ['Cow', 'Oat', 'None'] },
] as const;

const optionOf = (groupIndex: number, valueIndex: number): OptionValue => ({
  id: groupIndex * 10 + valueIndex,
  groupId: groupIndex,
  group: GROUPS[groupIndex]?.group ?? '',
  value: GROUPS[groupIndex]?.values[valueIndex] ?? '',
  kind: 'text',
});

const COMBINATIONS: readonly (readonly OptionValue[])[] = [0, 1].flatMap((size) =>
  [0, 1, 2].map((milk) => [optionOf(0, size), optionOf(1, milk)]),
);

const offersArb: fc.Arbitrary<readonly AddonOffer[]> = fc.uniqueArray(
  fc.record({
    stockId: fc.integer({ min: 51, max: 54 }).map(stockId),
    productId: fc.constant(productId(51)),
    title: fc.constant('Cup'),
    price: stockPriceArb(2),
    limits: fc.constant({ min: 1, max: 3, available: 9 }),
    isMandatory: fc.boolean(),
    dietary: fc.constant(undefined),
  }),
  { selector: (offer) => offer.stockId, maxLength: 3 },
);

const stocksArb: fc.Arbitrary<readonly Stock[]> = fc
  .subarray([...COMBINATIONS], { minLength: 1 })
  .chain((combinations) =>
    fc.tuple(
      ...combinations.map((options, index) =>
        fc.record({
          id: fc.constant(stockId(index + 1)),
          price: stockPriceArb(2),
          available: fc.integer({ min: 0, max: 3 }),
          options: fc.constant(options),
          addons: offersArb,
          bonus: fc.constant(undefined),
        }),
      ),
    ),
  );

/** A product with some of the combinations of two option groups in stock. */
export const productDetailArb: fc.Arbitrary<ProductDetail> = stocksArb.map((stocks) => ({
  id: productId(1),
  uuid: uuid('product-1'),
  shopId: shopId(1),
  title: 'Coffee',
  description: '',
  image: undefined,
  stock: stocks[0],
  limits: { min: 1, max: 10 },
  dietary: undefined,
  unitPrice: undefined,
  stocks,
  unit: undefined,
  gallery: [],
  kcal: undefined,
  categoryId: undefined,
}));

const declaredArb: fc.Arbitrary<DietaryDeclaration | undefined> = fc.option(declarationArb, {
  nil: undefined,
  freq: 4,
});

/** A dish with optional and mandatory add-ons, and the chosen ones. */
export const dishArb: fc.Arbitrary<{
  readonly dish: { readonly dietary: DietaryDeclaration | undefined };
  readonly offers: readonly Pick<AddonOffer, 'stockId' | 'isMandatory' | 'dietary'>[];
  readonly chosen: ReadonlySet<StockId>;
}> = fc.record({
  dish: fc.record({ dietary: declaredArb }),
  offers: fc.uniqueArray(
    fc.record({
      stockId: fc.integer({ min: 11, max: 14 }).map(stockId),
      isMandatory: fc.boolean(),
      dietary: declaredArb,
    }),
    { selector: (offer) => offer.stockId, maxLength: 4 },
  ),
  chosen: fc.subarray([11, 12, 13, 14].map(stockId)).map((ids) => new Set(ids)),
});
