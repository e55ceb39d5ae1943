import type { Shop } from '@domain/catalog/index.ts';

const DAYS = { monday: 'Monday', tuesday: 'Tuesday', wednesday: 'Wednesday', thursday: 'Thursday', friday: 'Friday', saturday: 'Saturday', sunday: 'Sunday' } as const;

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** schema.org description of a shop for search engines (ROUTE-11). */
export const restaurantData = (shop: Shop): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': shop.kind === 'shop' ? 'GroceryStore' : 'Restaurant',
  name: shop.title,
  description: shop.description,
  ...(shop.cover !== undefined && { image: shop.cover }),
  ...(shop.phone !== undefined && { telephone: `+${shop.phone}` }),
  address: shop.address,
  ...(shop.location && { geo: { '@type': 'GeoCoordinates', latitude: shop.location.latitude, longitude: shop.location.longitude } }),
  ...(shop.rating && { aggregateRating: { '@type': 'AggregateRating', ratingValue: shop.rating.average, reviewCount: Math.max(1, shop.rating.count) } }),
  openingHoursSpecification: shop.schedule.spans.map(({ day, from, to }) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS[day], opens: clock(from), closes: clock(to) })),
});
