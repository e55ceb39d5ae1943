import { decimalOfMinor, deliveryCharge, type Decimal, type Money } from '../pricing/index.ts';
import type { ProductCard, Stock } from './product.ts';
import type { DeliveryTariff } from './shop.ts';

/**
 * CATALOG-7: a product can be bought when its first stock has enough pieces for the least quantity, and at least one;
 * what is no count is no supply.
 */
export const isBuyable = ({ stock, limits }: Pick<ProductCard, 'stock' | 'limits'>): boolean =>
  stock !== undefined && isInSupply(stock, limits.min);

/** Whether a stock holds the least quantity, one piece when none is stated. */
export const isInSupply = ({ available }: Pick<Stock, 'available'>, min: number = 1): boolean =>
  available >= Math.max(1, min);

const UNCONVERTED = '1' as Decimal;

/**
 * CATALOG-6: Returns the fee that a card shows for a distance, by `deliveryCharge` as in an order. The tariff is
 * converted already, so the sum at checkout may differ in the last unit. Throws RangeError if the distance is negative.
 */
export const deliveryFeeAt = ({ base, perKm }: DeliveryTariff, km: Decimal): Money =>
  deliveryCharge(
    { base: decimalOfMinor(base.minor, base.scale), perKm: decimalOfMinor(perKm.minor, perKm.scale), km },
    { rate: UNCONVERTED, scale: base.scale },
  );
