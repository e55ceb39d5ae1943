import type { ComponentType } from 'react';
import { defineToken } from '../../di/index.ts';
import type { PayingDeps } from './paying.view-model.ts';
import type { PayingProps } from './paying.view.tsx';

export const PAYING_DEPS = defineToken<PayingDeps>('PayingDeps');
/** The payment of an order or a parcel; its code loads when it is first rendered. */
export const PAYING = defineToken<ComponentType<PayingProps>>('Paying');
