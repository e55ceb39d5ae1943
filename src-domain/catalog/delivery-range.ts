import type { Money } from '../pricing/index.ts';
import { deliveryFeeTo } from './delivery-fee.ts';
import type { GeoPoint } from './geo.ts';
import type { ShopCard } from './shop.ts';

/** What deliveries of several shops cost at least and at most, and the fewest minutes that one takes. */
export type DeliveryRange = { readonly least: Money; readonly most: Money; readonly minutes: number | undefined };

/** ADDRESS-5c: Returns what deliveries of these shops to a place cost and take; `undefined` without shops. */
export const deliveryRangeTo = (
  shops: readonly Pick<ShopCard, 'deliveryFee' | 'location' | 'deliveryTime'>[],
  place: GeoPoint,
): DeliveryRange | undefined => {
  const fees = shops.map((shop) => deliveryFeeTo(shop, place).amount).sort((left, right) => left.minor - right.minor);
  const [least, most] = [fees[0], fees.at(-1)];
  const minutes = shops.flatMap(({ deliveryTime }) => deliveryTime?.from ?? []);
  return least && most && { least, most, minutes: minutes.length > 0 ? Math.min(...minutes) : undefined };
};
