import { defineToken } from '../../di/index.ts';
import type { PushSwitchViewModel } from './push-switch.view-model.ts';

export const PUSH_SWITCH_VIEW_MODEL = defineToken<PushSwitchViewModel>('PushSwitchViewModel');
