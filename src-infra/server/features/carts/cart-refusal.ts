import type { GroupRefusal } from '@domain/cart/index.ts';
import type { EntryError } from './apply-entries.ts';
import type { OpenCart } from './open-cart.ts';

/** Why a cart was not changed (contract 3.8, 8.3). */
export type CartRefusal =
  /** The cart, shop, line or part does not exist or belongs to another user. */
  | { readonly kind: 'not-found' }
  | { readonly kind: 'other-shop' }
  /** A concurrent change by another user or tab: the current cart, and the part the write was for. */
  | { readonly kind: 'version'; readonly open: OpenCart; readonly partId: number }
  | { readonly kind: 'quantity'; readonly allowed: number }
  /** A rule of group orders (GROUP-1 to GROUP-4). */
  | { readonly kind: 'group'; readonly why: GroupRefusal; readonly currencyId: number }
  | EntryError;

export const notFound: Extract<CartRefusal, { readonly kind: 'not-found' }> = { kind: 'not-found' };
