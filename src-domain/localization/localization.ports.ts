import type { Answer } from '../kernel/answer.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { Currency } from '../pricing/index.ts';
import type { CurrencyId } from '../kernel/ids.ts';
import type { Direction, Language } from './language.ts';

/** The languages that the server offers now. */
export interface Languages {
  /** All of them, in the order of the picker. */
  active(): Answer<readonly Language[]>;
}

/** The currencies that the server offers now. */
export interface Currencies {
  /** All of them, in the order of the picker. */
  active(): Answer<readonly Currency[]>;
}

/** The operator's texts of one language, as a flat map from key to text; they override the app's own. */
export interface Translations {
  /** The texts of one language; empty if the operator has changed none. */
  load(locale: string): Answer<Readonly<Record<string, string>>>;
}

/** The chosen language; `undefined` before a choice. */
export type ChosenLanguage = LiveValue<string | undefined>;

/** The direction of the chosen language, as the server last stated it; `undefined` before that. */
export type StoredDirection = LiveValue<Direction | undefined>;

/** The chosen currency; `undefined` before a choice. */
export type ChosenCurrency = LiveValue<CurrencyId | undefined>;
