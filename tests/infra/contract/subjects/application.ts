import { categoryId } from '@domain/kernel/ids.ts';
import type { ShopApplication } from '@domain/partners/index.ts';
import { decimal, money } from '@domain/pricing/index.ts';

/** A shop that wants to be opened in the small city. */
export const application: ShopApplication = {
  texts: {
    en: { title: 'Nadia’s Table', description: 'Stews from home', address: '4 Canal Street' },
    de: { title: 'Nadias Tisch', description: '', address: '' },
  },
  kind: 'restaurant',
  phone: '31612345678',
  tariff: { base: money(250, 2), perKm: money(40, 2) },
  minimum: money(800, 2),
  taxPercent: decimal('5.5'),
  lead: { from: 20, to: 45, unit: 'minute' },
  location: { latitude: 52.371, longitude: 4.889 },
  zone: [
    { latitude: 52.38, longitude: 4.88 },
    { latitude: 52.38, longitude: 4.9 },
    { latitude: 52.36, longitude: 4.89 },
  ],
  logo: undefined,
  cover: undefined,
  documents: [],
  categories: [categoryId(1)],
  tags: [1, 2],
};

/** The key under which it is sent. */
export const APPLICATION_KEY = '4f0c8a34-6c1d-4d0e-9a77-0d5f4a2b9c11';

/** What is sent of it (contract 3.15). */
export const applicationSent = {
  title: { en: 'Nadia’s Table', de: 'Nadias Tisch' },
  description: { en: 'Stews from home' },
  address: { en: '4 Canal Street' },
  phone: '31612345678',
  price: 2.5,
  price_per_km: 0.4,
  min_amount: 8,
  tax: 5.5,
  delivery_time_from: 20,
  delivery_time_to: 45,
  delivery_time_type: 'minute',
  location: { latitude: 52.371, longitude: 4.889 },
  delivery_zone: [
    [52.38, 4.88],
    [52.38, 4.9],
    [52.36, 4.89],
  ],
  images: [],
  documents: [],
  categories: [1],
  tags: [1, 2],
  type: 'restaurant',
};
