import {
  calculate,
  decimal,
  decimalOfMinor,
  discountOfDay,
  type BonusRule,
  type CalculationInput,
  type PricedCart,
  type PricedItem,
  type PricedStock,
} from '@domain/pricing/index.ts';
import { isBonusRunning, type BonusRecord } from '../catalog/index.ts';
import { sellableStock, type CartGoods, type SellableStock } from './cart-goods.ts';
import { ownerPart, type CartRecord, type LineInCart } from './cart-record.ts';

/** The fees charged besides the lines of a cart. */
export type CheckoutTerms = Pick<
  CalculationInput,
  'shopTaxPercent' | 'serviceFee' | 'delivery' | 'coupon' | 'tips' | 'packaging'
>;

const NOTHING = decimal(0);
/** The terms of the cart page: no fees. */
const NO_TERMS: CheckoutTerms = {
  shopTaxPercent: NOTHING,
  serviceFee: NOTHING,
  delivery: { type: 'pickup' },
  coupon: undefined,
  tips: undefined,
};

/** Prices a cart with the engine that clients also use (L3). Lines that are no longer sold cost nothing. */
export const priceCart = (cart: CartRecord, goods: CartGoods, terms: CheckoutTerms = NO_TERMS): PricedCart =>
  calculate({
    rate: goods.currency.rate,
    scale: goods.currency.scale,
    items: cart.members.flatMap((member) => member.lines.flatMap((line) => pricedItem(line, member.id, goods))),
    bonuses: bonusRules(cart, goods),
    recipes: goods.catalogue.recipes,
    ownerMember: ownerPart(cart).id,
    ...terms,
  });

const pricedItem = (line: LineInCart, member: number, goods: CartGoods): readonly PricedItem[] => {
  const sold = sellableStock(goods, line.stockId);
  if (!sold) return [];
  const addons = line.addons.flatMap(({ stockId, quantity }) => {
    const addon = sellableStock(goods, stockId);
    return addon ? [{ stock: pricedStock(addon, goods), quantity }] : [];
  });
  return [{ member, stock: pricedStock(sold, goods), quantity: line.quantity, addons }];
};

/** Converts a stock to the engine's, on the shop's current day. */
export const pricedStock = (
  { stock, product }: SellableStock,
  { base, today }: Pick<CartGoods, 'base' | 'today'>,
): PricedStock => ({
  id: stock.id,
  base: decimalOfMinor(stock.price, base.scale),
  taxPercent: product.taxPercent,
  discount: discountOfDay(product.discounts, today),
});

/** Returns today's bonuses: the oldest one per stock, and all for the whole cart. */
const bonusRules = (cart: CartRecord, goods: CartGoods): readonly BonusRule[] => {
  const given = goods.shop.bonuses
    .filter((bonus) => isBonusRunning(bonus, goods.today))
    .sort((left, right) => left.id - right.id);
  return given
    .filter((bonus) => bonus.type === 'sum' || given.find(({ stockId }) => stockId === bonus.stockId) === bonus)
    .flatMap((bonus) => bonusRule(bonus, cart, goods));
};

const bonusRule = (bonus: BonusRecord, cart: CartRecord, goods: CartGoods): readonly BonusRule[] => {
  const sold = sellableStock(goods, bonus.bonusStockId);
  if (!sold) return [];
  const value = bonus.type === 'count' ? decimal(bonus.value) : decimalOfMinor(bonus.value, goods.base.scale);
  return [
    {
      id: bonus.id,
      type: bonus.type,
      stockId: bonus.stockId ?? undefined,
      value,
      bonusStockId: bonus.bonusStockId,
      quantity: bonus.bonusQuantity,
      available: sold.stock.quantity - boughtOf(cart, bonus.bonusStockId),
    },
  ];
};

/** Counts the pieces of a stock that are paid for; the rest of its supply can be given away. */
const boughtOf = (cart: CartRecord, stockId: number): number =>
  cart.members
    .flatMap(({ lines }) => lines.flatMap((line) => [line, ...line.addons]))
    .reduce((sum, part) => sum + (part.stockId === stockId ? part.quantity : 0), 0);
