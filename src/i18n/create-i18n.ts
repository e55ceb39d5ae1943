import { createInstance, type i18n, type ParseKeys, type ResourceLanguage, type TFunction } from 'i18next';

export const NAMESPACES = ['translation', 'errors'] as const;
export const FALLBACK_LANGUAGE = 'en';

/** Flat key → text maps of one language, by namespace. */
export type Texts = ResourceLanguage;

/** A key of the app's own texts. */
export type TextKey = ParseKeys;

/** Returns the text of a key in the current language, with its values filled in. */
export type Translate = TFunction;

/** The translator of one app instance: its language, its texts and `t`, the `Translate` function. */
export type Translator = i18n;

/** Creates the translator of one app instance. Keys are flat and contain dots, like the keys the server sends. */
export const createI18n = (language: string, texts: Readonly<Record<string, Texts>>): Translator => {
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
