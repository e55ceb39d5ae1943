import { decimal, type Scale } from '@domain/pricing/index.ts';
import { unstoredCart, unstoredMember, type CartRecord, type LineInCart } from '../../carts/index.ts';
import type { OrderDetailRecord, OrderRecord } from '../order-record.ts';

/** Returns the cart that an order was placed from, without the goods that were given away. */
export const copiedCart = (order: OrderRecord, at: number): CartRecord => {
  const lines = order.details.filter(({ parent_id, bonus }) => parent_id === null && !bonus);
  const owner = ownerPartId(order, lines);
  const parts = [...new Set([owner, ...lines.map(partOf)])];
  return {
    ...unstoredCart(at),
    ownerId: order.user_id,
    shopId: order.shop_id,
    currencyId: order.currency_id,
    rate: decimal(order.rate),
    scale: order.scale as Scale,
    members: parts.map((id) => ({
      ...unstoredMember(at),
      id,
      userId: id === owner ? order.user_id : null,
      lines: lines.filter((line) => partOf(line) === id).map((line) => lineOf(line, order.details, at)),
    })),
  };
};

const partOf = (detail: OrderDetailRecord): number => detail.user_cart_id ?? 0;

const ownerPartId = ({ members, user_id: owner }: OrderRecord, [first]: readonly OrderDetailRecord[]): number =>
  members?.find((member) => member.user_id === owner)?.user_cart_id ?? (first ? partOf(first) : 0);

const lineOf = (line: OrderDetailRecord, details: OrderRecord['details'], at: number): LineInCart => ({
  id: undefined,
  stockId: line.stock_id,
  quantity: line.quantity,
  updatedAt: at,
  ...(line.note !== null && { note: line.note }),
  addons: details
    .filter(({ parent_id }) => parent_id === line.id)
    .map(({ stock_id: stockId, quantity }) => ({ id: undefined, stockId, quantity, updatedAt: at })),
});
