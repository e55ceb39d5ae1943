import type { PricedCart } from '@domain/pricing/index.ts';
import type { CartGoods } from './cart-goods.ts';
import type { CartRecord } from './cart-record.ts';

/** A refreshed cart with what it was priced by. */
export type OpenCart = { readonly cart: CartRecord; readonly goods: CartGoods; readonly priced: PricedCart };
