export {
  DEFAULT_LANGUAGE,
  directionOf,
  languageInUse,
  readDirection,
  type Direction,
  type Language,
} from './language.ts';
export type {
  ChosenCurrency,
  ChosenLanguage,
  Currencies,
  StoredDirection,
  Languages,
  Translations,
} from './localization.ports.ts';
export { mergeTexts } from './merge-texts.ts';
export { createConcurrencyLimit, PARALLEL_READS_MAX, type RunLimited } from './parallel-reads.ts';
export {
  FIRST_RETRY_MS,
  readWithRetries,
  readTexts,
  retryDelay,
  TEXT_RETRIES,
  type TextReading,
  type Texts,
  type TextsFailure,
} from './read-texts.ts';
