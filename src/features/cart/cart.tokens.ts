import { defineToken } from '../../di/index.ts';
import type { CartViewModel } from './cart.view-model.ts';

export const CART = defineToken<CartViewModel>('CartViewModel');
