import { defineToken } from '../../di/index.ts';
import type { LocaleViewModel } from './locale.view-model.ts';

export const LOCALE_VIEW_MODEL = defineToken<LocaleViewModel>('LocaleViewModel');
/** Of the picker; buttons of several places open it. */
export const LANGUAGE_POPOVER = 'language-picker';
