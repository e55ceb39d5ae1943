import { streetOf } from '@domain/addresses/index.ts';
import { majorOf } from '@domain/pricing/index.ts';
import { spendLimitIn, type Invitation } from '../../features/carts/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { toShopBrief, type GoodsContext } from '../catalog/index.ts';

/** Renders a group order for somebody who has its link. */
export const toInvitation = ({ cart, goods, ownerName, isLocked, isFull }: Invitation, context: GoodsContext) => {
  const limit = spendLimitIn(cart, goods);
  return {
    cart_id: cart.id,
    shop_id: cart.shopId,
    owner_name: ownerName,
    title: cart.title,
    payer: cart.payer,
    destination: streetOf(cart.destination),
    locked: isLocked,
    full: isFull,
    spend_limit: limit ? Number(majorOf(limit)) : null,
    deadline: wireTime(cart.deadline),
    currency_id: cart.currencyId,
    shop: toShopBrief(goods.shop, context),
  };
};
