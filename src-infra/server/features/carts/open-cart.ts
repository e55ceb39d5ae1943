import type { PricedCart } from '@domain/pricing/index.ts';
import type { CartGoods } from './cart-goods.ts';
import type { CartRecord } from './cart-record.ts';

/** A refreshed cart with the catalog data it was priced with. */
export type OpenCart = { readonly cart: CartRecord; readonly goods: CartGoods; readonly priced: PricedCart };
