import type { ComponentType } from 'react';
import { defineToken } from '../../di/index.ts';
import type { CouponCheckout, CouponListDeps } from './coupon-list.view-model.ts';

export const COUPON_LIST_DEPS = defineToken<CouponListDeps>('CouponListDeps');
/** The codes to choose from; their code loads when they are first rendered. */
export const COUPON_LIST = defineToken<ComponentType<{ readonly vm: CouponCheckout }>>('CouponList');
