import { convertMoney, parseDecimal, percentOf, sumMoney, type CurrencyTerms, type Money } from '../pricing/index.ts';
import { deliveryFeeTo, type DeliveryFee } from './delivery-fee.ts';
import type { GeoPoint } from './geo.ts';
import type { Shop } from './shop.ts';

/** The price of a delivered order besides its items, before coupon and tip. */
export type OrderFees = {
  readonly delivery: DeliveryFee;
  /** `undefined` while the marketplace's fee is unknown. */
  readonly service: Money | undefined;
  readonly shopTax: Money;
  /** The items with every known part; the price of an order if the delivery is final and the service fee known. */
  readonly total: Money;
};

/** The price of an order before any fee, and its destination. */
export type DeliveredItems = {
  readonly shop: Pick<Shop, 'deliveryFee' | 'location' | 'taxPercent'>;
  /** The delivery location; `undefined` while no address is chosen. */
  readonly place: GeoPoint | undefined;
  /** The items after discounts, in the currency of the shop's tariff. */
  readonly items: Money;
  /** As `serviceFeeIn` returns it in the same currency. */
  readonly service: Money | undefined;
};

/**
 * CATALOG-6c: Returns the fees of a cart before sign-in, each to the minor unit what `calculate` charges. Throws
 * RangeError if the amounts have different scales.
 */
export const orderFees = ({ shop, place, items, service }: DeliveredItems): OrderFees => {
  const delivery = deliveryFeeTo(shop, place);
  const shopTax = percentOf(items, shop.taxPercent);
  const parts = [items, shopTax, delivery.amount, ...(service ? [service] : [])];
  return { delivery, service, shopTax, total: sumMoney(parts, items.scale) };
};

/**
 * CATALOG-6d: Returns the operator's flat fee in a currency, as `calculate` charges it; undefined for an invalid or
 * negative amount.
 */
export const serviceFeeIn = (serviceFee: string, { rate, scale }: CurrencyTerms): Money | undefined => {
  const read = parseDecimal(serviceFee);
  return read.ok && !read.value.startsWith('-') ? convertMoney(read.value, rate, scale) : undefined;
};
