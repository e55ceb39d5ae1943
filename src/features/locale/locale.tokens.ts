import { defineToken } from '../../di/index.ts';
import type { LocaleViewModel } from './locale.view-model.ts';

export const LOCALE_VIEW_MODEL = defineToken<LocaleViewModel>('LocaleViewModel');
/** Id of the language picker; several buttons open it. */
export const LANGUAGE_POPOVER = 'language-picker';
