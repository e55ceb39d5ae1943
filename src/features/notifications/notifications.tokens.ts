import type { ComponentType } from 'react';
import { defineToken } from '../../di/index.ts';
import type { NotificationsViewModel } from './notifications.view-model.ts';

export const NOTIFICATIONS_VIEW_MODEL = defineToken<NotificationsViewModel>('NotificationsViewModel');
/** The switch for push notifications; `undefined` where no messaging service is configured. */
export const PUSH_SWITCH = defineToken<ComponentType | undefined>('PushSwitch');
