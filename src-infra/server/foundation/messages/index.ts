import { DEFAULT_LANGUAGE, knownLanguage, LANGUAGES, type LanguageCode } from '../languages/index.ts';
import type { TextKey } from '../languages/en/messages.data.ts';

export type { TextKey };
export type TextArgs = Readonly<Record<string, string | number>>;
/** Returns a message of the server in the language of one call. */
export interface Say {
  (key: TextKey, args?: TextArgs): string;
  readonly lang: LanguageCode;
}

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(LANGUAGES[DEFAULT_LANGUAGE].messages, key);

/** Replaces each `:name` of a text by the argument of that name; an unknown name stays. */
export const fillIn = (text: string, args: TextArgs): string =>
  text.replace(/:([a-z]+)/g, (whole, name: string) => String(args[name] ?? whole));

/** Returns the messages of a language, or English ones where the server does not know the language. */
export const speak = (locale: string): Say => {
  const lang = knownLanguage(locale);
  const say = (key: TextKey, args: TextArgs = {}): string => fillIn(LANGUAGES[lang].messages[key], args);
  return Object.assign(say, { lang });
};
