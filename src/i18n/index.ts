export {
  createI18n,
  FALLBACK_LANGUAGE,
  NAMESPACES,
  type TextKey,
  type Translate,
  type Translator,
} from './create-i18n.ts';
export type { Texts } from './text-store.ts';
export { Trans } from './trans.view.tsx';
export { I18nProvider, useTranslate, useWordList } from './use-translate.tsx';
