import type { ComponentType } from 'react';
import { defineToken } from '../../di/index.ts';
import type { CheckoutViewModel } from './checkout.view-model.ts';
import type { TablePlaceDeps } from './table-place.view-model.ts';

export const TABLE_PLACE_DEPS = defineToken<TablePlaceDeps>('TablePlaceDeps');
/** The table of an order ahead; its code loads when it is first rendered. */
export const TABLE_PLACE = defineToken<ComponentType<{ readonly vm: CheckoutViewModel }>>('TablePlace');
