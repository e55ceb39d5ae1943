import { describe, expect, it } from 'vitest';
import type { CartMember, UserCart, UserCartLine } from '@domain/cart/index.ts';
import { shopId, stockId, userCartId, userId } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import { soldLine } from '@domain/testing/index.ts';
import { createCheckoutCart, type CheckoutCart } from '@app/features/checkout/checkout-cart.ts';
import { userCartOf } from './stage.ts';

const OWNER = userId(1);
const line = soldLine({ stockId: stockId(1), quantity: 2, addons: [] })!;
const stored: UserCartLine = { ...line, detailId: 7, isBonus: false, gross: money(900, 2), discount: money(100, 2) };
const memberOf = (id: number, account: number | undefined, lines: readonly UserCartLine[]): CartMember => ({
  id: userCartId(id),
  userId: account === undefined ? undefined : userId(account),
  uuid: undefined,
  name: `Member ${id}`,
  isChoosing: true,
  version: 1,
  lines,
});

type Given = { readonly members: readonly CartMember[]; readonly isSettled?: boolean };
/** The cart of an owner without dishes of their own. */
const emptyOwn = ({ members, isSettled = true }: Given): Omit<CheckoutCart, 'others'> => {
  const userCart: UserCart = {
    ...userCartOf(money(800, 2)),
    shopId: shopId(3),
    ownerId: OWNER,
    isGroup: true,
    members,
  };
  return {
    lines: [],
    count: 0,
    total: isSettled ? userCart.total : undefined,
    itemsPrice: undefined,
    shop: undefined,
    userCart,
    failure: undefined,
    isReady: true,
    isEmpty: true,
    isSettled,
    setQuantity: () => {},
    refresh: () => Promise.resolve(),
    settled: () => Promise.resolve(),
    placed: () => {},
  };
};

describe('GROUP-3 the checkout of a group', () => {
  const owner = memberOf(1, 1, []);

  it('has what the others chose when its owner chose nothing', () => {
    const ana = memberOf(2, undefined, [stored]);
    const cart = createCheckoutCart(emptyOwn({ members: [owner, ana, memberOf(3, 9, [])] }));
    expect(cart.others).toEqual([ana]);
    expect([cart.isEmpty, cart.count, cart.shop]).toEqual([false, 2, shopId(3)]);
    expect([cart.itemsPrice, cart.total]).toEqual([money(900, 2), money(800, 2)]);
  });

  it('adds up what the others chose while own edits are on their way', () => {
    const ana = memberOf(2, undefined, [stored]);
    const cart = createCheckoutCart(emptyOwn({ members: [owner, ana, memberOf(3, 9, [stored])], isSettled: false }));
    expect([cart.itemsPrice, cart.total]).toEqual([money(1800, 2), money(1600, 2)]);
  });

  it('is empty when nobody chose anything', () => {
    const cart = createCheckoutCart(emptyOwn({ members: [owner, memberOf(2, undefined, [])] }));
    expect([cart.isEmpty, cart.shop, cart.total]).toEqual([true, undefined, money(800, 2)]);
  });
});
