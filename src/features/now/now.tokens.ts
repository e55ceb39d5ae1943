import { defineToken } from '../../di/index.ts';
import type { NowViewModel } from './now.view-model.ts';

export const NOW_VIEW_MODEL = defineToken<NowViewModel>('NowViewModel');
