import { lockAt, type CartLine, type GroupMember, type GroupOrder, type LineItem } from '@domain/cart/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { cartId, shopId, stockId, userCartId, userId, uuid } from '@domain/kernel/ids.ts';
import { convertMoney, majorOf, type Money } from '@domain/pricing/index.ts';
import { inBase } from '@domain/wallet/index.ts';
import { priceOf } from '../catalog/index.ts';
import { limitsOf, offeredAddon, sellableLine, type CartGoods, type SellableStock } from './cart-goods.ts';
import type { CartMember, CartRecord, LineInCart } from './cart-record.ts';

/** Returns the spend limit per member in the currency of `goods`. */
export const spendLimitIn = (
  { spendLimit }: Pick<CartRecord, 'spendLimit'>,
  { base, currency }: Pick<CartGoods, 'base' | 'currency'>,
): Money | undefined => {
  if (!spendLimit || spendLimit.currencyId === currency.id) return spendLimit?.amount;
  return convertMoney(majorOf(inBase(spendLimit.amount, spendLimit.rate, base.scale)), currency.rate, currency.scale);
};

/** GROUP-4a: returns whether the group is locked, by its owner or by its deadline. */
export const isLockedAt = (cart: CartRecord, goods: CartGoods, now: number): boolean =>
  lockAt(groupOf(cart, goods), instant(now)) !== undefined;

/** Converts a stored cart to the domain's group order. Only the part of `writer` includes its lines. */
export const groupOf = (cart: CartRecord, goods: CartGoods, writer?: CartMember): GroupOrder => ({
  id: cartId(cart.id),
  shopId: shopId(cart.shopId),
  ownerId: userId(cart.ownerId),
  scale: goods.currency.scale,
  members: cart.members.map((member) =>
    memberOf(member, member.id === writer?.id ? domainLines(writer.lines, goods) : []),
  ),
  // A member missing from a stored cart has no part, whatever the reason was.
  released: [],
  isGroup: cart.isGroup,
  isLocked: cart.isLocked,
  spendLimit: spendLimitIn(cart, goods),
  deadline: cart.deadline === null ? undefined : instant(cart.deadline),
  invitation: cart.invitation === null ? undefined : uuid(cart.invitation),
  title: cart.title,
  payer: cart.payer,
  destination: cart.destination,
  version: cart.version,
  status: 'open',
});

/** Converts the domain's group order back to a cart with the lines of `cart`; new parts get a secret. */
export const cartOfGroup = (
  cart: CartRecord,
  group: GroupOrder,
  goods: CartGoods,
  newcomer: { readonly uuid: string; readonly at: number },
): CartRecord => {
  const known = new Map(cart.members.map((member) => [member.id, member]));
  const isSameLimit = group.spendLimit?.minor === spendLimitIn(cart, goods)?.minor;
  return {
    ...cart,
    isGroup: group.isGroup,
    isLocked: group.isLocked,
    deadline: group.deadline ?? null,
    invitation: group.invitation ?? null,
    title: group.title,
    payer: group.payer,
    destination: group.destination,
    spendLimit: isSameLimit
      ? cart.spendLimit
      : group.spendLimit
        ? { amount: group.spendLimit, currencyId: goods.currency.id, rate: goods.currency.rate }
        : null,
    members: group.members.map((member) => {
      const stored = known.get(member.id);
      return stored ? { ...stored, isChoosing: member.isChoosing } : newPart(member, newcomer);
    }),
  };
};

/** Converts lines to the domain's; lines that are no longer sold are left out. */
export const domainLines = (lines: readonly LineInCart[], goods: CartGoods): readonly CartLine[] =>
  lines.flatMap((line) => {
    const sold = sellableLine(goods, line.stockId);
    if (!sold) return [];
    const addons = line.addons.flatMap((addon) => {
      const offer = offeredAddon(sold.stock, addon.stockId);
      return offer
        ? [
            {
              stockId: stockId(addon.stockId),
              quantity: addon.quantity,
              title: '',
              price: priceOf(offer.stock, offer.product, goods),
              isMandatory: offer.isMandatory,
            },
          ]
        : [];
    });
    return [
      {
        shopId: shopId(goods.shop.id),
        stockId: stockId(line.stockId),
        quantity: line.quantity,
        addons,
        ...(line.note !== undefined && { note: line.note }),
        item: itemOf(sold, goods),
      },
    ];
  });

/** Omits texts and pictures, which no rule uses. */
const itemOf = (sold: SellableStock, goods: CartGoods): LineItem => ({
  productUuid: uuid(sold.product.uuid),
  title: '',
  options: '',
  image: undefined,
  price: priceOf(sold.stock, sold.product, goods),
  limits: limitsOf(sold),
});

const memberOf = (member: CartMember, lines: readonly CartLine[]): GroupMember => ({
  id: userCartId(member.id),
  userId: member.userId === null ? undefined : userId(member.userId),
  name: member.name ?? '',
  isChoosing: member.isChoosing,
  version: member.version,
  lines,
});

const newPart = (
  { id, userId: account, name }: GroupMember,
  { uuid: secret, at }: { readonly uuid: string; readonly at: number },
): CartMember => ({
  id,
  uuid: secret,
  userId: account ?? null,
  name,
  isChoosing: true,
  version: 1,
  createdAt: at,
  updatedAt: at,
  lines: [],
  bonuses: [],
});
