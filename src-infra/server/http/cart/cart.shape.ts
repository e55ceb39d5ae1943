import { lineAmounts, majorOf, type Money } from '@domain/pricing/index.ts';
import {
  isLockedAt,
  offeredAddon,
  sellableStock,
  spendLimitIn,
  type BonusInCart,
  type CartGoods,
  type CartMember,
  type LineInCart,
  type OpenCart,
} from '../../features/carts/index.ts';
import { priceOf } from '../../features/catalog/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { toLineStock, toShopBrief, type GoodsContext } from '../catalog/index.ts';

const number = (amount: Money): number => Number(majorOf(amount));

const optional = (amount: Money | undefined): number | null => (amount ? number(amount) : null);

/**
 * Renders the Cart of contract 2.6 with its versions (8.3), for its owner or for a member, who sees only their own
 * secret.
 */
export const toCart = ({ cart, goods, priced }: OpenCart, context: GoodsContext, viewer?: CartMember) => ({
  id: cart.id,
  owner_id: cart.ownerId,
  shop_id: cart.shopId,
  status: true,
  total_price: number(priced.totals.total),
  receipt_discount: number(priced.totals.recipeDiscount),
  receipt_count: priced.totals.recipeCount,
  currency_id: cart.currencyId,
  rate: Number(cart.rate),
  group: cart.isGroup,
  version: cart.version,
  locked: isLockedAt(cart, goods, context.now),
  spend_limit: optional(spendLimitIn(cart, goods)),
  deadline: wireTime(cart.deadline),
  title: cart.title,
  payer: cart.payer,
  destination: cart.destination,
  secret: !viewer || viewer.userId === cart.ownerId ? cart.invitation : null,
  created_at: wireTime(cart.createdAt),
  updated_at: wireTime(cart.updatedAt),
  shop: toShopBrief(goods.shop, context),
  user_carts: cart.members.map((member) => ({
    id: member.id,
    cart_id: cart.id,
    user_id: member.userId,
    status: member.isChoosing,
    name: member.name,
    uuid: !viewer || viewer.userId === cart.ownerId || viewer.id === member.id ? member.uuid : null,
    version: member.version,
    cartDetails: toDetails(member, goods, context),
  })),
});

/** Renders the lines and bonuses of a member. */
export const toDetails = (member: CartMember, goods: CartGoods, context: GoodsContext) => [
  ...member.lines.flatMap((line) => toLine(line, goods, context)),
  ...member.bonuses.flatMap((bonus) => toBonusLine(bonus, goods, context)),
];

const toLine = (line: LineInCart, goods: CartGoods, context: GoodsContext) => {
  const sold = sellableStock(goods, line.stockId);
  if (!sold) return [];
  const addons = line.addons.flatMap((addon) => {
    const offer = offeredAddon(sold.stock, addon.stockId);
    return offer ? [{ ...toPart(addon, offer, context), bonus: false, mandatory: offer.isMandatory, addons: [] }] : [];
  });
  return [{ ...toPart(line, sold, context), bonus: false, note: line.note ?? null, addons }];
};

type Part = { readonly id: number | undefined; readonly quantity: number; readonly updatedAt: number };
type Sold = NonNullable<ReturnType<typeof sellableStock>>;

const toPart = ({ id = 0, quantity, updatedAt }: Part, { stock, product }: Sold, context: GoodsContext) => {
  const { gross, discount } = lineAmounts(priceOf(stock, product, context.prices), quantity, []);
  return {
    id,
    quantity,
    price: number(gross),
    discount: number(discount),
    updated_at: wireTime(updatedAt),
    stock: toLineStock(stock, product, context),
  };
};

const toBonusLine = (
  { id = 0, stockId, quantity, updatedAt }: BonusInCart,
  goods: CartGoods,
  context: GoodsContext,
) => {
  const sold = sellableStock(goods, stockId);
  return sold
    ? [
        {
          id,
          quantity,
          bonus: true,
          price: 0,
          discount: 0,
          updated_at: wireTime(updatedAt),
          stock: toLineStock(sold.stock, sold.product, context),
          addons: [],
        },
      ]
    : [];
};
