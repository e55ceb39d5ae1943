import { arabic } from './ar.data.ts';
import { german } from './de.data.ts';
import { english, type ServerTexts, type TextKey } from './en.data.ts';
import { spanish } from './es.data.ts';
import { french } from './fr.data.ts';
import { russian } from './ru.data.ts';
import { turkish } from './tr.data.ts';
import { chinese } from './zh.data.ts';

export type { TextKey };
export type TextArgs = Readonly<Record<string, string | number>>;
/** Says a text in the language of one call. */
export type Say = (key: TextKey, args?: TextArgs) => string;

const TEXTS: Readonly<Record<string, ServerTexts>> = { en: english, ar: arabic, de: german, fr: french, es: spanish, tr: turkish, ru: russian, zh: chinese };

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(english, key);

/** Texts of a language; languages the server does not speak get English. */
export const speak =
  (locale: string): Say =>
  (key, args = {}) =>
    (TEXTS[locale] ?? english)[key].replace(/:([a-z]+)/g, (whole, name: string) => String(args[name] ?? whole));
