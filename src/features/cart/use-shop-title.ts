import { useEffect, useState } from 'react';
import { cartShop, type Cart } from '@domain/cart/index.ts';
import { useService } from '../../di/index.ts';
import { SHOP_TITLES } from './cart.tokens.ts';

/** The name of a cart's shop; empty until it has arrived. */
export const useShopTitle = (cart: Cart): string => {
  const titleOf = useService(SHOP_TITLES);
  const [title, setTitle] = useState('');
  const shop = cartShop(cart);
  useEffect(() => {
    let isLate = false;
    if (shop !== undefined) void titleOf(shop).then((found) => isLate || setTitle(found));
    return () => void (isLate = true);
  }, [shop, titleOf]);
  return title;
};
