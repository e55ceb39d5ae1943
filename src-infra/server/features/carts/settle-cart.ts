import type { PriceLine, PricedCart } from '@domain/pricing/index.ts';
import { offeredAddon, sellableLine, type CartGoods } from './cart-goods.ts';
import type { BonusInCart, CartMember, CartRecord, LineInCart } from './cart-record.ts';
import { completeAddons, keyed } from './line-set.ts';
import { priceCart } from './price-cart.ts';

export type SettledCart = { readonly cart: CartRecord; readonly priced: PricedCart };

/**
 * Contract 5.2: refreshes a cart, as every read does. Removes what is no longer sold, aligns mandatory add-ons, and
 * recomputes bonuses. Idempotent.
 */
export const settleCart = (cart: CartRecord, goods: CartGoods, now: number): SettledCart => {
  const sold: CartRecord = {
    ...cart,
    members: cart.members.map((member) => ({ ...member, lines: sellableLines(member.lines, goods, now) })),
  };
  const priced = priceCart(sold, goods);
  return { cart: { ...sold, members: sold.members.map((member) => withBonuses(member, priced.lines, now)) }, priced };
};

const sellableLines = (lines: readonly LineInCart[], goods: CartGoods, now: number): readonly LineInCart[] => {
  const available = lines.flatMap((line) => {
    const sold = sellableLine(goods, line.stockId);
    if (!sold) return [];
    const addons = completeAddons(
      sold.stock,
      line.quantity,
      line.addons.filter(({ stockId }) => offeredAddon(sold.stock, stockId)),
      now,
    );
    const isSame = addons.length === line.addons.length && addons.every((addon, index) => addon === line.addons[index]);
    return [isSame ? line : { ...line, addons, updatedAt: now }];
  });
  const isSame = available.length === lines.length && available.every((line, index) => line === lines[index]);
  return isSame ? lines : [...keyed(available, goods, now).values()];
};

const withBonuses = (member: CartMember, lines: readonly PriceLine[], now: number): CartMember => {
  const earned = lines
    .filter((line) => line.kind === 'bonus' && line.member === member.id)
    .map((line): BonusInCart => {
      const [bonusId, stockId] = [Number(line.parts[0]?.args['bonus_id']), Number(line.ref)];
      const known = member.bonuses.find((bonus) => bonus.bonusId === bonusId && bonus.stockId === stockId);
      if (known?.quantity === line.quantity) return known;
      return { id: known?.id, bonusId, stockId, quantity: line.quantity, updatedAt: now };
    });
  const isSame =
    earned.length === member.bonuses.length && earned.every((bonus, index) => bonus === member.bonuses[index]);
  return isSame ? member : { ...member, bonuses: earned };
};
