import { addMoney, compareDecimals, money, multiplyDecimals, roundDecimal, type Decimal, type Money } from '../pricing/index.ts';
import type { ProductCard, Stock } from './product.ts';
import type { DeliveryTariff } from './shop.ts';

/** CATALOG-7: a product can be bought when its first stock has enough pieces for the least quantity, and at least one; what is no count is no supply. */
export const isBuyable = ({ stock, limits }: Pick<ProductCard, 'stock' | 'limits'>): boolean => stock !== undefined && isInSupply(stock, limits.min);

/** Whether a stock holds the least quantity, one piece when none is stated. */
export const isInSupply = ({ available }: Pick<Stock, 'available'>, min: number = 1): boolean => available >= Math.max(1, min);

/** CATALOG-6: the fee a card shows for a distance, rounded half up. The tariff is converted already, so checkout's own sum may differ in the last unit. RangeError for a negative distance. */
export const deliveryFeeAt = ({ base, perKm }: DeliveryTariff, km: Decimal): Money => {
  if (compareDecimals(km, '0' as Decimal) < 0) throw new RangeError(`No distance is less than nothing: ${km}`);
  return addMoney(base, money(roundDecimal(multiplyDecimals(String(perKm.minor) as Decimal, km), 0), perKm.scale));
};
