import { defineToken } from '../../di/index.ts';
import type { LocaleViewModel } from './locale.view-model.ts';

export const LOCALE_VIEW_MODEL = defineToken<LocaleViewModel>('LocaleViewModel');
