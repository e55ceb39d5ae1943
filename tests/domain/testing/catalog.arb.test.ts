import { describe, expect, it } from 'vitest';
import { isInZone, optionGroupsOf } from '@domain/catalog/index.ts';
import {
  dishArb,
  geoPointArb,
  gridPointArb,
  gridPolygonArb,
  productDetailArb,
  quantityLimitsArb,
  zoneArb,
} from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('ADDRESS-5 generated places and zones', () => {
  it('lie on the globe, sometimes at a pole, on the date line or the equator', () => {
    const points = sampled(geoPointArb, 400);
    for (const { latitude, longitude } of points)
      expect([Math.abs(latitude) <= 90, Math.abs(longitude) <= 180]).toEqual([true, true]);
    for (const degrees of [-90, 0, 90]) expect(points.some(({ latitude }) => latitude === degrees)).toBe(true);
    for (const degrees of [-180, 0, 180]) expect(points.some(({ longitude }) => longitude === degrees)).toBe(true);
    const { latitude, longitude } = smallest(geoPointArb);
    expect([Math.abs(latitude), Math.abs(longitude)]).toEqual([0, 0]);
  });

  it('contain their center, have dents, and shrink to a triangle', () => {
    const zones = sampled(zoneArb);
    for (const { centre, polygon } of zones)
      expect([polygon.length >= 3, isInZone(polygon, centre)]).toEqual([true, true]);
    expect(zones.filter(({ polygon }) => polygon.length > 6).length).toBeGreaterThan(40);
    expect(smallest(zoneArb).polygon).toHaveLength(3);
  });

  it('of whole degrees touch each other, cross themselves, or have no area', () => {
    const polygons = sampled(gridPolygonArb);
    expect(polygons.filter(({ length }) => length < 3).length).toBeGreaterThan(5);
    expect(
      polygons.filter((polygon) => polygon.length >= 3 && new Set(polygon.map(({ longitude }) => longitude)).size === 1)
        .length,
    ).toBeGreaterThan(5);
    expect(
      polygons.filter(
        (polygon) =>
          new Set(polygon.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size < polygon.length,
      ).length,
    ).toBeGreaterThan(10);
    const points = sampled(gridPointArb);
    expect(new Set(points.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBeLessThan(
      points.length,
    );
    expect([smallest(gridPointArb), smallest(gridPolygonArb, ({ length }) => length >= 3)]).toEqual([
      { latitude: 0, longitude: 0 },
      Array.from({ length: 3 }, () => ({ latitude: 0, longitude: 0 })),
    ]);
  });
});

describe('CART-8 generated products', () => {
  it('have one stock per combination, some missing or sold out, and shrink to one stock', () => {
    const products = sampled(productDetailArb);
    for (const { stocks, stock } of products) {
      expect(stock).toBe(stocks[0]);
      expect(new Set(stocks.map(({ options }) => options.map(({ id }) => id).join())).size).toBe(stocks.length);
    }
    expect(products.filter(({ stocks }) => stocks.length < 6).length).toBeGreaterThan(50);
    expect(products.filter(({ stocks }) => stocks.some(({ available }) => available === 0)).length).toBeGreaterThan(50);
    expect(
      products.filter((product) => optionGroupsOf(product, new Map()).some(({ values }) => values.length === 1)).length,
    ).toBeGreaterThan(10);
    expect(smallest(productDetailArb).stocks).toHaveLength(1);
  });

  it('have satisfiable and unsatisfiable limits', () => {
    const limits = sampled(quantityLimitsArb);
    for (const { max, available } of limits) expect(max).toBeLessThanOrEqual(available);
    for (const isKind of [
      ({ min, max }: (typeof limits)[number]) => max < min,
      ({ min, max }: (typeof limits)[number]) => max > min,
      ({ available }: (typeof limits)[number]) => available === 0,
    ])
      expect(limits.filter(isKind).length).toBeGreaterThan(5);
    expect(smallest(quantityLimitsArb)).toEqual({ min: 1, max: 0, available: 0 });
  });

  it('are dishes with mandatory, chosen and unknown add-ons, and shrink to one without any', () => {
    const dishes = sampled(dishArb);
    expect(dishes.filter(({ dish }) => dish.dietary === undefined).length).toBeGreaterThan(20);
    for (const isKind of [
      ({ offers, chosen }: (typeof dishes)[number]) =>
        offers.some((offer) => offer.isMandatory && !chosen.has(offer.stockId) && offer.dietary === undefined),
      ({ offers, chosen }: (typeof dishes)[number]) =>
        offers.some((offer) => !offer.isMandatory && chosen.has(offer.stockId)),
      ({ offers, chosen }: (typeof dishes)[number]) =>
        offers.every((offer) => !offer.isMandatory && !chosen.has(offer.stockId)),
    ])
      expect(dishes.filter(isKind).length).toBeGreaterThan(20);
    expect(smallest(dishArb)).toEqual({ dish: { dietary: undefined }, offers: [], chosen: new Set() });
  });
});
