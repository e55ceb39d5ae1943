import type errors from '../public/locales/en/errors.json';
import type translation from '../public/locales/en/translation.json';
import { createTextStore, type Texts } from './text-store.ts';

export const NAMESPACES = ['translation', 'errors'] as const;
export const FALLBACK_LANGUAGE = 'en';

type OwnKey = keyof typeof translation;
type PluralOf<Key> = Key extends `${infer Counted}_${Intl.LDMLPluralRule}` ? Counted : never;

/** A key of the app's own texts; texts with plural forms are named without the form: `list.count`. */
export type TextKey = OwnKey | PluralOf<OwnKey>;

/** Values for the `{{names}}` of a text. `count` also chooses the plural form. */
type TextValues = { readonly count?: number } & Readonly<Record<string, string | number | undefined>>;

/**
 * Returns the text of a key in the current language, else in the fallback language, with its values filled in. Returns
 * the key, or `defaultValue`, where there is no text.
 */
export type Translate = {
  (key: TextKey, values?: TextValues): string;
  (key: keyof typeof errors, from: Elsewhere): string;
};
type Elsewhere = { readonly ns: 'errors'; readonly defaultValue: string };

/** What a follower of a translator is told. */
export type TextChange = { readonly kind: 'added' | 'switched'; readonly language: string };

/** The translator of one app instance: its language, its texts and `t`, the `Translate` function. */
export interface Translator {
  readonly language: string;
  readonly t: Translate;
  /** The languages that have texts. */
  readonly languages: readonly string[];
  /** Adds texts of a language over those that are there. */
  addTexts(language: string, texts: Texts): void;
  switchTo(language: string): void;
  /** Calls the listener after every change; returns a function that ends it. */
  follow(listener: (change: TextChange) => void): () => void;
}

/** Creates the translator of one app instance. Keys are flat and contain dots, like the keys the server sends. */
export const createI18n = (initial: string, texts: Readonly<Record<string, Texts>>): Translator => {
  const store = createTextStore(texts, FALLBACK_LANGUAGE);
  const listeners = new Set<(change: TextChange) => void>();
  let language = initial;
  const tell = (kind: TextChange['kind'], of: string): void => {
    for (const listener of listeners) listener({ kind, language: of });
  };
  const translate = (key: string, values: TextValues & Partial<Elsewhere> = {}): string =>
    fillIn(store.find(language, values.ns ?? NAMESPACES[0], key, values.count) ?? values.defaultValue ?? key, values);
  return {
    get language() {
      return language;
    },
    get languages() {
      return store.languages();
    },
    t: translate,
    addTexts: (of, added) => {
      store.add(of, added);
      tell('added', of);
    },
    switchTo: (to) => {
      language = to;
      tell('switched', to);
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Leaves a name without a value as it is. A value that contains `{{…}}` itself is not filled in. */
const fillIn = (text: string, values: TextValues): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (name, key: string) => (key in values ? String(values[key] ?? '') : name));
