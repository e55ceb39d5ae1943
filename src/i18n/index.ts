export {
  createI18n,
  FALLBACK_LANGUAGE,
  NAMESPACES,
  type TextKey,
  type Texts,
  type Translate,
  type Translator,
} from './create-i18n.ts';
export { listItems } from './join-words.ts';
export { monthText } from './month-text.ts';
export { numbersOf, rememberNumbers, type Numbers } from './numbers.ts';
export { Trans } from './trans.view.tsx';
export { I18nProvider, useItemList, useNumbers, useTranslate, useWordList } from './use-translate.tsx';
