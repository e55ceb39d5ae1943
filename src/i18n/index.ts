export { createI18n, FALLBACK_LANGUAGE, NAMESPACES, type Texts } from './create-i18n.ts';
export { Trans } from './trans.view.tsx';
export { I18nProvider, useTranslate } from './use-translate.tsx';
