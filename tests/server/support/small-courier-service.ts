import type { CourierService } from '../../../src-infra/server/demo-city/content/courier/types.ts';
import type { Text } from '../../../src-infra/server/demo-city/content/types.ts';

const text = (en: string): Text => ({ en, ar: `${en} ع`, de: `${en} D`, fr: `${en} F` });

/**
 * Two kinds of parcels, one of them at a special price, and the cashback of one shop: 5 percent from 30.00 on, 2.00
 * from 20.00 on.
 */
export const smallCourierService: CourierService = {
  parcelTypes: [
    {
      slug: 'small-box',
      title: text('Small box'),
      least: [5, 5, 5],
      most: [40, 30, 40],
      grams: [100, 5000],
      range: 25,
      price: 300,
      perKm: 50,
      options: [{ title: text('Fragile items welcome') }],
    },
    {
      slug: 'large-box',
      title: text('Large box'),
      least: [20, 20, 20],
      most: [100, 80, 120],
      grams: [1000, 30_000],
      range: 2,
      price: 1000,
      perKm: 100,
      special: { price: 700, perKm: 80 },
      options: [{ title: text('By car'), description: text('Or cargo bike') }],
    },
  ],
  cashbacks: [
    { shop: 'night-market', type: 'fix', price: 200, value: 2000 },
    { shop: 'night-market', type: 'percent', price: 5, value: 3000 },
  ],
};
