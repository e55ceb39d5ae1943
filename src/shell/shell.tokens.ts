import type { ComponentType } from 'react';
import { defineToken } from '../di/index.ts';

/** URL of the admin panel; `undefined` if there is none. */
export const ADMIN_ADDRESS = defineToken<() => string | undefined>('AdminAddress');
export const NOTIFICATION_BELL = defineToken<ComponentType>('NotificationBell');
/** Reports a bug that a fallback caught. */
export const REPORT = defineToken<(problem: string, cause: unknown) => void>('Report');
