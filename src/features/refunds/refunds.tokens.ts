import type { OrderRefunds } from '@domain/refunds/index.ts';
import { defineToken } from '../../di/index.ts';

export const ORDER_REFUNDS = defineToken<OrderRefunds>('OrderRefunds');
