import { majorOf, type Money, type PricedCart } from '@domain/pricing/index.ts';
import type { OpenCart } from '../../features/carts/index.ts';

const number = (amount: Money): number => Number(majorOf(amount));

/** Renders the amounts of contract 3.9 in the requested currency. */
export const toAmounts = ({ totals }: Pick<PricedCart, 'totals'>, { goods }: Pick<OpenCart, 'goods'>) => ({
  total_tax: number(totals.shopTax),
  price: number(totals.price),
  total_shop_tax: number(totals.shopTax),
  total_price: number(totals.total),
  total_discount: number(totals.discount),
  delivery_fee: number(totals.delivery),
  service_fee: number(totals.service),
  waiter_fee: number(totals.waiter),
  tips: number(totals.tips),
  rate: Number(goods.currency.rate),
  coupon_price: number(totals.coupon),
  receipt_discount: number(totals.recipeDiscount),
  receipt_count: totals.recipeCount,
});
