import type { PushPreferences } from '@domain/notifications/index.ts';
import { defineToken } from '../../di/index.ts';

export const PUSH_PREFERENCES = defineToken<PushPreferences>('PushPreferences');
