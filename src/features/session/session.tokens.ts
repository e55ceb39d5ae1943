import { defineToken } from '../../di/index.ts';
import type { SessionViewModel } from './session.view-model.ts';

export const SESSION_VIEW_MODEL = defineToken<SessionViewModel>('SessionViewModel');
