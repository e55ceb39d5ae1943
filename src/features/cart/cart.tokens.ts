import type { CartKeeping } from '@domain/cart/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { ComponentType } from 'react';
import { defineToken } from '../../di/index.ts';
import type { CartSumsViewModel } from './cart-sums.view-model.ts';
import type { ForeignChanges } from './foreign-changes.ts';
import type { CartViewModel } from './cart.view-model.ts';
import type { CartQuestionProps } from './cart-question.view.tsx';
import type { PutAsideViewModel } from './put-aside.view-model.ts';
import type { SharedCartViewModel } from './shared-cart.view-model.ts';

export const CART = defineToken<CartViewModel>('CartViewModel');
/** The cart's lines and sums, loaded when a cart is first shown. */
export const CART_CONTENT =
  defineToken<ComponentType<{ readonly headingId: string; readonly onLeave?: () => void }>>('CartContent');
/** CART-10: joins the other tabs, once, with code that loads at the first call; answers what they change. */
export const CART_TABS = defineToken<() => Promise<ForeignChanges | undefined>>('CartTabs');
/** The cart that another one replaced, and the names of shops; bound with the open cart. */
export const PUT_ASIDE = defineToken<PutAsideViewModel>('PutAside');
export const SHOP_TITLES = defineToken<(shop: ShopId) => Promise<string>>('ShopTitles');
/** What a product waits for that cannot simply be added, loaded when it is first asked. */
export const CART_QUESTION = defineToken<ComponentType<CartQuestionProps>>('CartQuestion');
export const CART_KEEPING = defineToken<CartKeeping>('CartKeeping');
export const CART_SUMS = defineToken<CartSumsViewModel>('CartSumsViewModel');

/** A shared cart, loaded when a link with one is opened. */
export const SHARED_CART = defineToken<ComponentType<object>>('SharedCart');
export const SHARED_CART_VIEW_MODEL = defineToken<SharedCartViewModel>('SharedCartViewModel');
