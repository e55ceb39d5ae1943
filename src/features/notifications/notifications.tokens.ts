import { defineToken } from '../../di/index.ts';
import type { NotificationsViewModel } from './notifications.view-model.ts';

export const NOTIFICATIONS_VIEW_MODEL = defineToken<NotificationsViewModel>('NotificationsViewModel');
