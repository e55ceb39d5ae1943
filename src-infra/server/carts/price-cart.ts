import { calculate, decimal, decimalOfMinor, discountOfDay, type BonusRule, type CalculationInput, type PricedCart, type PricedItem, type PricedStock } from '@domain/pricing/index.ts';
import { isGiven, type BonusRecord } from '../catalog/index.ts';
import { soldStock, type CartGoods, type Sold } from './cart-goods.ts';
import { ownerPart, type CartRecord, type LineInCart } from './cart-record.ts';

/** What is charged besides the lines of a cart. */
export type CheckoutTerms = Pick<CalculationInput, 'shopTaxPercent' | 'serviceFee' | 'delivery' | 'coupon' | 'tips'>;

const NOTHING = decimal(0);
/** A cart as the cart page shows it: without fees. */
const NO_TERMS: CheckoutTerms = { shopTaxPercent: NOTHING, serviceFee: NOTHING, delivery: { type: 'pickup' }, coupon: undefined, tips: undefined };

/** Prices a cart with the engine that clients use too (L3). Lines that are not sold any more cost nothing. */
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
  const sold = soldStock(goods, line.stockId);
  if (!sold) return [];
  const addons = line.addons.flatMap(({ stockId, quantity }) => {
    const addon = soldStock(goods, stockId);
    return addon ? [{ stock: pricedStock(addon, goods), quantity }] : [];
  });
  return [{ member, stock: pricedStock(sold, goods), quantity: line.quantity, addons }];
};

/** A stock as the engine needs it, on the shop's own day. */
export const pricedStock = ({ stock, product }: Sold, { base, today }: Pick<CartGoods, 'base' | 'today'>): PricedStock => ({
  id: stock.id,
  base: decimalOfMinor(stock.price, base.scale),
  taxPercent: product.taxPercent,
  discount: discountOfDay(product.discounts, today),
});

/** The bonuses the shop gives today: one for a stock, the oldest, and every one for the whole cart. */
const bonusRules = (cart: CartRecord, goods: CartGoods): readonly BonusRule[] => {
  const given = goods.shop.bonuses.filter((bonus) => isGiven(bonus, goods.today)).sort((left, right) => left.id - right.id);
  return given
    .filter((bonus) => bonus.type === 'sum' || given.find(({ stockId }) => stockId === bonus.stockId) === bonus)
    .flatMap((bonus) => bonusRule(bonus, cart, goods));
};

const bonusRule = (bonus: BonusRecord, cart: CartRecord, goods: CartGoods): readonly BonusRule[] => {
  const sold = soldStock(goods, bonus.bonusStockId);
  if (!sold) return [];
  const value = bonus.type === 'count' ? decimal(bonus.value) : decimalOfMinor(bonus.value, goods.base.scale);
  return [{
    id: bonus.id, type: bonus.type, stockId: bonus.stockId ?? undefined, value, bonusStockId: bonus.bonusStockId, quantity: bonus.bonusQuantity,
    available: sold.stock.quantity - boughtOf(cart, bonus.bonusStockId),
  }];
};

/** Pieces of a stock that are bought anyway: what is left can be given. */
const boughtOf = (cart: CartRecord, stockId: number): number =>
  cart.members
    .flatMap(({ lines }) => lines.flatMap((line) => [line, ...line.addons]))
    .reduce((sum, part) => sum + (part.stockId === stockId ? part.quantity : 0), 0);
