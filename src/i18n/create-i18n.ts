import {
  createInstance,
  type FormatterModule,
  type i18n,
  type ParseKeys,
  type ResourceLanguage,
  type TFunction,
} from 'i18next';

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
  const instance = createInstance().use(amountIsolation);
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
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return instance;
};

const LTR_ISOLATE = '\u2066';
const END_OF_ISOLATE = '\u2069';
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)\b/;
const AMOUNT = /^\P{L}*\p{Sc}\P{L}*$/u;

/** Between words that are read from right to left, the sign of "$34.33" would move behind its digits. */
const amountIsolation: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, language = '') =>
    // i18next passes on whatever a text is filled with.
    (typeof value === 'string' && AMOUNT.test(value) && RIGHT_TO_LEFT.test(language)
      ? `${LTR_ISOLATE}${value}${END_OF_ISOLATE}`
      : value) as string,
};
