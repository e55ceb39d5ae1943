import type { CartKeeping } from '@domain/cart/index.ts';
import { defineToken } from '../../di/index.ts';
import type { CartViewModel } from './cart.view-model.ts';

export const CART = defineToken<CartViewModel>('CartViewModel');
export const CART_KEEPING = defineToken<CartKeeping>('CartKeeping');
