import type { i18n, TFunction } from 'i18next';
import { createContext, useContext, useSyncExternalStore } from 'react';

const I18nContext = createContext<i18n | undefined>(undefined);
export const I18nProvider = I18nContext.Provider;

/** The translate function; the component renders again when the language changes. */
export const useTranslate = (): TFunction => {
  const instance = useContext(I18nContext);
  if (!instance) throw new Error('useTranslate needs an <I18nProvider> above it');
  const language = (): string => instance.language;
  useSyncExternalStore(
    (notify) => {
      instance.on('languageChanged', notify);
      return () => instance.off('languageChanged', notify);
    },
    language,
    language,
  );
  return instance.t;
};
