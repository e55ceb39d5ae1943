import { describe, expect, it } from 'vitest';
import { productData, restaurantData } from '@app/features/shop/structured-data.ts';
import { shopOf } from '../checkout/stage.ts';
import { bun, coffee } from '../product/stage.ts';

describe('ROUTE-11 the data of a shop', () => {
  it('contains hours by day, and location, phone and rating if known', () => {
    const known = restaurantData(
      shopOf({
        kind: 'shop',
        cover: '/cover.webp',
        phone: '14015550101',
        location: { latitude: 41.5, longitude: -71.3 },
        rating: { average: 4.6, count: 0 },
      }),
    );
    expect(known).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'GroceryStore',
      name: 'Levant Kitchen',
      image: '/cover.webp',
      telephone: '+14015550101',
      geo: { '@type': 'GeoCoordinates', latitude: 41.5, longitude: -71.3 },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 1 },
    });
    expect(known['openingHoursSpecification']).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'Monday',
      opens: '09:00',
      closes: '22:00',
    });
  });

  it('omits unknown values', () => {
    const unknown = restaurantData(shopOf());
    expect(unknown['@type']).toBe('Restaurant');
    for (const part of ['image', 'telephone', 'geo', 'aggregateRating']) expect(unknown).not.toHaveProperty(part);
  });

  it('states midnight as the end of a day that ends then', () => {
    const { schedule } = shopOf();
    const late = restaurantData(
      shopOf({ schedule: { ...schedule, spans: [{ day: 'sunday', from: 18 * 60 + 5, to: 24 * 60 }] } }),
    );
    expect(late['openingHoursSpecification']).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Sunday', opens: '18:05', closes: '00:00' },
    ]);
  });
});

describe('ROUTE-11 CATALOG-7 the data of a product', () => {
  const priced = { ...coffee, stock: coffee.stocks[0] };

  it('contains the price of its first stock, and whether any of them is available', () => {
    expect(productData(priced, shopOf(), 'EUR')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'MenuItem',
      name: 'Coffee',
      offers: {
        '@type': 'Offer',
        price: '3.1',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Restaurant', name: 'Levant Kitchen' },
      },
    });
    const gone = bun(0);
    expect(productData({ ...gone, stock: gone.stocks[0] }, shopOf({ kind: 'shop' }), 'EUR')).toMatchObject({
      '@type': 'Product',
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('contains no offer without a stock or a currency code', () => {
    expect(productData(priced, shopOf(), undefined)).not.toHaveProperty('offers');
    expect(productData({ ...coffee, stocks: [] }, shopOf(), 'EUR')).not.toHaveProperty('offers');
  });
});
