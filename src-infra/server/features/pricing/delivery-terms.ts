import { distanceKm, type GeoPoint } from '@domain/catalog/index.ts';
import type { DeliveryType } from '@domain/orders/index.ts';
import { decimal, decimalOfMinor, type Decimal, type DeliveryInput } from '@domain/pricing/index.ts';
import type { CartGoods } from '../carts/index.ts';

/** The customer's delivery choice. */
export type DeliveryChoice = {
  readonly type: DeliveryType;
  /** The destination, for deliveries only. */
  readonly place: GeoPoint | undefined;
  /** The fee of the chosen delivery point, in minor units of the base currency. */
  readonly pointPrice: number | undefined;
};

/** Returns the delivery tariff of contract 5.3 and the distance. */
export const deliveryTerms = (
  { type, place, pointPrice = 0 }: DeliveryChoice,
  { shop, base }: CartGoods,
): { readonly delivery: DeliveryInput; readonly km: Decimal | null } => {
  const amount = (minor: number): Decimal => decimalOfMinor(minor, base.scale);
  switch (type) {
    case 'delivery': {
      const km = place ? distanceKm(shop.location, place) : decimal(0);
      return { km, delivery: { type, base: amount(shop.deliveryPrice), perKm: amount(shop.pricePerKm), km } };
    }
    case 'point':
      return { km: null, delivery: { type, price: amount(pointPrice) } };
    case 'dine_in':
      return { km: null, delivery: { type, servicePercent: decimal(shop.serviceFeePercent) } };
    case 'pickup':
    case 'kiosk':
      return { km: null, delivery: { type } };
  }
};
