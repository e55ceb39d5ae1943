import type { Answer } from '../kernel/answer.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { Currency } from '../pricing/index.ts';
import type { CurrencyId } from '../kernel/ids.ts';
import type { Direction, Language } from './language.ts';

/** Languages the server offers now. */
export interface Languages {
  /** All of them, in the order of the picker. */
  active(): Answer<readonly Language[]>;
}

/** Currencies the server offers now. */
export interface Currencies {
  /** All of them, in the order of the picker. */
  active(): Answer<readonly Currency[]>;
}

/** Flat key → text maps of one language that the operator lays over the app's own texts. */
export interface Translations {
  /** The texts of one language; empty where the operator has changed none. */
  load(locale: string): Answer<Readonly<Record<string, string>>>;
}

/** The chosen language; `undefined` until somebody chooses. */
export type ChosenLanguage = LiveValue<string | undefined>;

/** Which way the chosen language is written, as the server last said it; `undefined` until it has. */
export type KeptDirection = LiveValue<Direction | undefined>;

/** The chosen currency; `undefined` until somebody chooses. */
export type ChosenCurrency = LiveValue<CurrencyId | undefined>;
