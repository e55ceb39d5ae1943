import { defineToken } from '../../di/index.ts';
import type { ToastsViewModel } from './toasts.view-model.ts';

export const TOASTS_VIEW_MODEL = defineToken<ToastsViewModel>('ToastsViewModel');
