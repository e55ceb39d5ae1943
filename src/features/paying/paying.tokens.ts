import { defineToken } from '../../di/index.ts';
import type { PayingDeps } from './paying.view-model.ts';

export const PAYING_DEPS = defineToken<PayingDeps>('PayingDeps');
