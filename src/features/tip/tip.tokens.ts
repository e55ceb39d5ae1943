import type { OrderTips } from '@domain/payments/index.ts';
import { defineToken } from '../../di/index.ts';

export const ORDER_TIPS = defineToken<OrderTips>('OrderTips');
