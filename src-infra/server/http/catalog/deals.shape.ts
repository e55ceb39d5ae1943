import type { BonusRecord, DiscountRecord } from '../../features/catalog/index.ts';
import type { CatalogContext } from './catalog-context.ts';

/** Discount of contract 2.3; the price of a fixed one is in the requested currency. */
export const toDiscountShape = (discount: DiscountRecord, { amounts, picture }: CatalogContext) => ({
  id: discount.id,
  shop_id: discount.shopId,
  type: discount.type,
  price: discount.type === 'fix' ? amounts.fromBase(discount.value) : discount.value,
  start: discount.start,
  end: discount.end,
  active: discount.isActive,
  img: picture(discount.image),
});

/** Bonus of contract 2.3 without its stock. */
export const toBonusShape = (bonus: BonusRecord, { amounts }: CatalogContext) => ({
  id: bonus.id,
  bonus_quantity: bonus.bonusQuantity,
  bonus_stock_id: bonus.bonusStockId,
  value: bonus.type === 'sum' ? amounts.fromBase(bonus.value) : bonus.value,
  type: bonus.type,
  status: bonus.isOn,
  expired_at: bonus.expiresOn,
});
