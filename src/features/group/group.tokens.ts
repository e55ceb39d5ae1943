import type { ComponentType } from 'react';
import type { GroupUpdates, JoinedGroups, KnownGroups, OwnGroups } from '@domain/cart/index.ts';
import type { OrderedGroups } from '@domain/orders/index.ts';
import { defineToken } from '../../di/index.ts';
import type { OwnShareDeps } from './own-share.view-model.ts';
import type { OwnShareProps } from './own-share.view.tsx';
import type { ProductSheetProps } from '../product/index.ts';
import type { GroupReporter } from './group-reporter.ts';

export const OWN_GROUPS = defineToken<OwnGroups>('OwnGroups');
export const JOINED_GROUPS = defineToken<JoinedGroups>('JoinedGroups');
export const GROUP_UPDATES = defineToken<GroupUpdates>('GroupUpdates');
export const GROUP_REPORTER = defineToken<GroupReporter>('GroupReporter');
export const KNOWN_GROUPS = defineToken<KnownGroups>('KnownGroups');
export const ORDERED_GROUPS = defineToken<OrderedGroups>('OrderedGroups');
/** The payment of the own share; its code loads with the order of a group. */
export const OWN_SHARE = defineToken<ComponentType<OwnShareProps>>('OwnShare');
export const OWN_SHARE_DEPS = defineToken<OwnShareDeps>('OwnShareDeps');
/** The sheet of one product of the group's menu; its code loads when the first one is opened. */
export const GROUP_PRODUCT_SHEET = defineToken<ComponentType<ProductSheetProps>>('GroupProductSheet');
