import { useEffect, useState } from 'react';
import { useService } from '../../di/index.ts';
import { CART_TABS } from './cart.tokens.ts';
import type { ForeignChanges } from './foreign-changes.ts';

/** CART-10: joins the other tabs once the cart is shown; returns what they change. */
export const useForeignChanges = (isShown: boolean): ForeignChanges | undefined => {
  const join = useService(CART_TABS);
  const [changes, setChanges] = useState<ForeignChanges>();
  useEffect(() => {
    if (isShown) void join().then(setChanges);
  }, [isShown, join]);
  return changes;
};
