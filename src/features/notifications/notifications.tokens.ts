import type { ComponentType } from 'react';
import { defineToken } from '../../di/index.ts';
import type { NotificationsViewModel } from './notifications.view-model.ts';

/** The bell of the header. Its code comes where somebody is signed in. */
export const NOTIFICATION_BELL = defineToken<ComponentType>('NotificationBell');

export const NOTIFICATIONS_VIEW_MODEL = defineToken<NotificationsViewModel>('NotificationsViewModel');
