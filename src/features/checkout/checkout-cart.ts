import { netOfLine, type CartMember } from '@domain/cart/index.ts';
import { addMoney, sumMoney, type Money } from '@domain/pricing/index.ts';
import type { CartViewModel } from '../cart/index.ts';

/** The part of the customer's cart that a checkout needs. */
export type CheckoutCart = Pick<
  CartViewModel,
  | 'lines'
  | 'count'
  | 'total'
  | 'itemsPrice'
  | 'shop'
  | 'userCart'
  | 'failure'
  | 'isReady'
  | 'isEmpty'
  | 'isSettled'
  | 'setQuantity'
  | 'refresh'
  | 'settled'
  | 'placed'
> & {
  /** GROUP-3: Members of the customer's group who chose dishes. */
  readonly others: readonly CartMember[];
};

/** GROUP-3: The customer's cart with what the members of their group chose, which is ordered together. */
export const createCheckoutCart = (own: Omit<CheckoutCart, 'others'>): CheckoutCart => {
  const others = (): CheckoutCart['others'] =>
    own.userCart?.members.filter(({ userId, lines }) => userId !== own.userCart?.ownerId && lines.length > 0) ?? [];
  const lines = () => others().flatMap((member) => member.lines);
  const withOthers = (amount: Money | undefined, of: (line: ReturnType<typeof lines>[number]) => Money) => {
    const scale = amount?.scale ?? own.userCart?.total.scale;
    if (scale === undefined || others().length === 0) return amount;
    const more = sumMoney(lines().map(of), scale);
    return amount ? addMoney(amount, more) : more;
  };
  return {
    get others() {
      return others();
    },
    get lines() {
      return own.lines;
    },
    get count() {
      return lines().reduce((sum, { quantity }) => sum + quantity, own.count);
    },
    get total() {
      if (own.isSettled && own.userCart) return own.userCart.total;
      return withOthers(own.total, netOfLine);
    },
    get itemsPrice() {
      return withOthers(own.itemsPrice, ({ gross }) => gross);
    },
    get shop() {
      return own.shop ?? (others().length > 0 ? own.userCart?.shopId : undefined);
    },
    get userCart() {
      return own.userCart;
    },
    get failure() {
      return own.failure;
    },
    get isReady() {
      return own.isReady;
    },
    get isEmpty() {
      return own.isEmpty && others().length === 0;
    },
    get isSettled() {
      return own.isSettled;
    },
    setQuantity: own.setQuantity,
    refresh: own.refresh,
    settled: own.settled,
    placed: own.placed,
  };
};
