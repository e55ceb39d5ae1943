import type { GroupRefusal } from '@domain/cart/index.ts';
import type { EntryMistake } from './apply-entries.ts';
import type { OpenCart } from './open-cart.ts';

/** Why a cart stayed as it was (contract 3.8, 8.3). */
export type CartRefusal =
  /** No such cart, shop, line or part, or somebody else's. */
  | { readonly kind: 'not-found' }
  | { readonly kind: 'other-shop' }
  /** Somebody else, or another tab, was faster: the cart as it is now, and the part the write was for. */
  | { readonly kind: 'version'; readonly open: OpenCart; readonly partId: number }
  | { readonly kind: 'quantity'; readonly allowed: number }
  /** A rule of group orders (GROUP-1 to GROUP-4). */
  | { readonly kind: 'group'; readonly why: GroupRefusal; readonly currencyId: number }
  | EntryMistake;

export const notFound: Extract<CartRefusal, { readonly kind: 'not-found' }> = { kind: 'not-found' };
