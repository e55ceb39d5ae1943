export { LanguagePicker } from './language-picker.view.tsx';
export { LANGUAGE_POPOVER, LOCALE_VIEW_MODEL } from './locale.tokens.ts';
export { LocaleViewModel } from './locale.view-model.ts';
