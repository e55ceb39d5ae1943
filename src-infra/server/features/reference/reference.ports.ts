import type { ReferenceRows } from './reference.ts';

/** Settings, languages, currencies and ways to pay. */
export interface ReferenceReader {
  /** Returns all settings, and everything else that is active. */
  read(): Promise<ReferenceRows>;
}

/** Translations of the interface that operators may change (contract 3.2). */
export interface UiTranslations {
  /** Returns the texts of a language by key. */
  of(locale: string): Promise<Readonly<Record<string, string>>>;
}
