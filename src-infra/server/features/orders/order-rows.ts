import { orderedNote } from '@domain/cart/index.ts';
import { bookedAmounts } from '@domain/orders/index.ts';
import { priceStock, decimal, type PricedCart, type Totals } from '@domain/pricing/index.ts';
import { inBase } from '@domain/wallet/index.ts';
import {
  ownerPart,
  pricedStock,
  sellableStock,
  type CartGoods,
  type CartMember,
  type CartRecord,
  type SellableStock,
} from '../carts/index.ts';
import type { Reference } from '../reference/index.ts';
import { stockSnapshot, type StockSnapshot } from './stock-snapshot.ts';
import type { OrderDraft } from './order-draft.ts';
import type { OrderMember } from './order-record.ts';

/** A line of an order before it has ids; amounts are minor units of the order's currency for the whole quantity. */
export type DetailDraft = {
  readonly stockId: number;
  readonly memberId: number;
  readonly quantity: number;
  readonly isBonus: boolean;
  readonly originPrice: number;
  readonly tax: number;
  readonly discount: number;
  readonly totalPrice: number;
  readonly note: string | null;
  readonly goods: StockSnapshot;
  readonly addons: readonly DetailDraft[];
};
/** The amounts of an order by contract 5.4, minor units of its currency. */
export type OrderAmounts = Readonly<
  Record<
    | 'total'
    | 'origin'
    | 'discount'
    | 'tax'
    | 'delivery'
    | 'service'
    | 'waiter'
    | 'tips'
    | 'deposit'
    | 'coupon'
    | 'commission'
    | 'seller',
    number
  >
>;

/** Returns amounts as the columns of an order. */
export const amountColumns = (amounts: OrderAmounts) => ({
  total_price: amounts.total,
  origin_price: amounts.origin,
  total_discount: amounts.discount,
  tax: amounts.tax,
  delivery_fee: amounts.delivery,
  service_fee: amounts.service,
  waiter_fee: amounts.waiter,
  tips: amounts.tips,
  deposit: amounts.deposit,
  coupon_price: amounts.coupon,
  commission_fee: amounts.commission,
  seller_fee: amounts.seller,
});

/** Returns the order lines by member with their prices, bonuses last. */
export const detailsOf = (cart: CartRecord, goods: CartGoods, notes: OrderDraft['notes']): readonly DetailDraft[] => {
  const lines = cart.members.flatMap((member) => member.lines);
  return cart.members.flatMap((member) => [
    ...member.lines.flatMap((line) => {
      const parts = line.addons.flatMap((addon) => detail(addon, member, goods, { note: null }));
      const note = orderedNote(line, lines, notes) ?? null;
      return detail(line, member, goods, { note }).map((own) => ({
        ...own,
        addons: parts,
      }));
    }),
    ...member.bonuses.flatMap((bonus) => detail(bonus, member, goods, { note: null, isBonus: true })),
  ]);
};

type Part = { readonly stockId: number; readonly quantity: number };

const detail = (
  { stockId, quantity }: Part,
  { id }: CartMember,
  goods: CartGoods,
  { note, isBonus = false }: { readonly note: string | null; readonly isBonus?: boolean },
): readonly DetailDraft[] => {
  const sold = sellableStock(goods, stockId);
  if (!sold) return [];
  const piece = pieceOf(sold, goods);
  const paid = isBonus ? 0 : quantity;
  return [
    {
      stockId,
      memberId: id,
      quantity,
      isBonus,
      note,
      addons: [],
      goods: stockSnapshot(sold, piece),
      originPrice: piece.price * paid,
      tax: piece.tax * paid,
      discount: piece.discount * paid,
      totalPrice: piece.total * paid,
    },
  ];
};

const pieceOf = (sold: SellableStock, goods: CartGoods) => {
  const { price, tax, discount, total } = priceStock({
    ...pricedStock(sold, goods),
    rate: goods.currency.rate,
    scale: goods.currency.scale,
  });
  return { price: price.minor, tax: tax.minor, discount: discount.minor, total: total.minor };
};

/** Contract 5.4: returns the amounts of the calculation and the shop's share. */
export const amountsOf = (
  { totals }: Pick<PricedCart, 'totals'>,
  commissionPercent: string,
  reference: Pick<Reference, 'setting'>,
): OrderAmounts => {
  const booked = bookedAmounts(totals, {
    percent: decimal(commissionPercent),
    isBySubscription: reference.setting('by_subscription') === '1',
  });
  const { total, origin, discount, tax, delivery, service, waiter, tips, deposit, coupon, commission, seller } = booked;
  return {
    total: total.minor,
    origin: origin.minor,
    discount: discount.minor,
    tax: tax.minor,
    delivery: delivery.minor,
    service: service.minor,
    waiter: waiter.minor,
    tips: tips.minor,
    deposit: deposit.minor,
    coupon: coupon.minor,
    commission: commission.minor,
    seller: seller.minor,
  };
};

/** Returns r(total ÷ rate), the debit of a wallet in minor units of the base currency (contract 5.8). */
export const baseAmount = (total: Totals['total'], { base, currency }: Pick<CartGoods, 'base' | 'currency'>): number =>
  (currency.id === base.id ? total : inBase(total, currency.rate, base.scale)).minor;

/** ORDER-12: how many returnable boxes an order is delivered in. */
export const boxesIn = ({ lines }: Pick<PricedCart, 'lines'>): number =>
  lines.find(({ kind }) => kind === 'deposit')?.quantity ?? 0;

/** Counts the pieces per stock, including bonuses and add-ons. */
export const piecesOf = (cart: CartRecord): ReadonlyMap<number, number> => {
  const pieces = new Map<number, number>();
  const parts = cart.members.flatMap(({ lines, bonuses }) => [
    ...lines.flatMap((line) => [line, ...line.addons]),
    ...bonuses,
  ]);
  for (const { stockId, quantity } of parts) pieces.set(stockId, (pieces.get(stockId) ?? 0) + quantity);
  return pieces;
};

/**
 * GROUP-4d: returns the members of a group with their accounts, so that names can be erased later, and the secret of
 * their part, by which they follow the order, even without dishes of their own.
 */
export const membersOf = (cart: CartRecord): readonly OrderMember[] | null =>
  cart.isGroup
    ? [ownerPart(cart), ...cart.members.filter(({ userId }) => userId !== cart.ownerId)].map(
        ({ id, name, userId, uuid }) => ({ user_cart_id: id, name, user_id: userId, uuid }),
      )
    : null;
