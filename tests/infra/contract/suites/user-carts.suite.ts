import { shopId, type StockId, stockId } from '@domain/kernel/ids.ts';
import { createHttpUserCarts } from '@infra/cart/http-user-carts.adapter.ts';
import { cartServer } from '../../../app/cart/cart-server.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { type Kitchen, cartLaws } from '../laws/user-carts.laws.ts';

export const userCartsSuite = (market: Embedded): void => {
  const stockOf = (item: string, shop?: number): StockId => stockId(market.shopping.stockOf(item, shop));
  const embedded = (takesNestedAddons: boolean) => async (): Promise<Kitchen> => ({
    carts: createHttpUserCarts({ ...(await market.customer()), takesNestedAddons: () => takesNestedAddons }),
    shop: shopId(1),
    dish: stockOf('falafel-bowl#1'),
    sauce: stockOf('addon-tahini'),
    soup: stockOf('lentil-soup'),
    otherShop: shopId(2),
    elsewhere: stockOf('olives', 2),
  });
  /** The server with which the cart's view-models are tested. */
  const fake = (): Kitchen => ({
    carts: cartServer({ supply: () => 9 }).carts,
    shop: shopId(1),
    dish: stockId(1),
    sauce: stockId(11),
    soup: stockId(2),
    otherShop: shopId(2),
    elsewhere: stockId(4),
  });
  describePort('UserCarts', cartLaws(4), { fake, embedded: embedded(true) });
  describePort('UserCarts in the flat form', cartLaws(4), { fake, embedded: embedded(false) });
};
