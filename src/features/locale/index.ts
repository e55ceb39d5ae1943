export { LANGUAGE_POPOVER, LanguagePicker } from './language-picker.view.tsx';
export { LOCALE_VIEW_MODEL } from './locale.tokens.ts';
export { LocaleViewModel } from './locale.view-model.ts';
