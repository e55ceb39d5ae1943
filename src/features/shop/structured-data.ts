import { MINUTES_PER_DAY, timeText } from '@domain/calendar/index.ts';
import { isInSupply, lowestPrice, type ProductDetail, type Shop } from '@domain/catalog/index.ts';
import { majorOf } from '@domain/pricing/index.ts';

type Structured = Readonly<Record<string, unknown>>;

const DAYS = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const;

const typeOf = (shop: Shop): string => (shop.kind === 'shop' ? 'GroceryStore' : 'Restaurant');

/** schema.org description of a shop for search engines (ROUTE-11). */
export const restaurantData = (shop: Shop): Structured => ({
  '@context': 'https://schema.org',
  '@type': typeOf(shop),
  name: shop.title,
  description: shop.description,
  ...(shop.cover !== undefined && { image: shop.cover }),
  ...(shop.phone !== undefined && { telephone: `+${shop.phone}` }),
  address: shop.address,
  ...(shop.location && {
    geo: { '@type': 'GeoCoordinates', latitude: shop.location.latitude, longitude: shop.location.longitude },
  }),
  ...(shop.rating && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: shop.rating.average,
      reviewCount: Math.max(1, shop.rating.count),
    },
  }),
  openingHoursSpecification: shop.schedule.spans.map(({ day, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS[day],
    opens: timeText(from),
    closes: timeText(to % MINUTES_PER_DAY),
  })),
});

/**
 * schema.org description of a product with the lowest price (ROUTE-11, CATALOG-7b); no offer without a currency
 * code.
 */
export const productData = (product: ProductDetail, shop: Shop, currency: string | undefined): Structured => {
  const price = lowestPrice(product.stocks, product.limits.min);
  const isThere = product.stocks.some((stock) => isInSupply(stock, product.limits.min));
  return {
    '@context': 'https://schema.org',
    '@type': shop.kind === 'shop' ? 'Product' : 'MenuItem',
    name: product.title,
    ...(product.description !== '' && { description: product.description }),
    ...(product.image !== undefined && { image: product.image }),
    ...(price &&
      currency !== undefined && {
        offers: {
          '@type': 'Offer',
          price: majorOf(price.amount),
          priceCurrency: currency,
          availability: `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`,
          seller: { '@type': typeOf(shop), name: shop.title },
        },
      }),
  };
};
