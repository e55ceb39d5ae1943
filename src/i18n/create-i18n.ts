import { createInstance, type i18n, type ResourceLanguage } from 'i18next';

export const NAMESPACES = ['translation', 'errors'] as const;
export const FALLBACK_LANGUAGE = 'en';

/** Flat key → text maps of one language, by namespace. */
export type Texts = ResourceLanguage;

/** Builds the translator of one app instance. Keys are flat and contain dots, as the server's bundles do. */
export const createI18n = (language: string, texts: Readonly<Record<string, Texts>>): i18n => {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    resources: texts,
    ns: [...NAMESPACES],
    defaultNS: 'translation',
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    returnEmptyString: false,
    interpolation: { escapeValue: false },
  });
  return instance;
};
