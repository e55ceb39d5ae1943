import { decimal, moneyOf, parseDecimal, type Decimal, type Money, type Scale } from '@domain/pricing/index.ts';

/**
 * Readers of wire values. Servers leave fields out, send numbers as text and text as numbers (contract 1.6, 1.7): a
 * reader never throws, and returns the documented default of an absent field.
 */
export type Wire = Readonly<Record<string, unknown>>;

export const asRecord = (value: unknown): Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Wire) : {};
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Returns the text, or `undefined` where it is absent or empty. */
export const optionalText = (value: unknown): string | undefined => asText(value) || undefined;

/** Returns a finite number, also from text; 0 when absent. */
export const asNumber = (value: unknown): number => optionalNumber(value) ?? 0;

export const optionalNumber = (value: unknown): number | undefined => {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
};

/** Returns the integer part of a number; 0 when absent or too large to be exact. */
export const asInteger = (value: unknown): number => {
  const whole = Math.trunc(asNumber(value)) + 0;
  return Number.isSafeInteger(whole) ? whole : 0;
};

/** Returns whether the value is true, 1, "1" or "true". */
export const asBoolean = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

/** Reads the items of an array one by one; empty when absent. */
export const listOf = <Item>(value: unknown, read: (item: unknown) => Item): readonly Item[] =>
  Array.isArray(value) ? value.map(read) : [];

/** Reads an exact decimal from a JSON number or text; 0 when absent. */
export const asDecimal = (value: unknown): Decimal => {
  const outcome = parseDecimal(typeof value === 'number' || typeof value === 'string' ? String(value) : '');
  return outcome.ok ? outcome.value : decimal(0);
};

/** Reads an amount in major units, rounded half up (contract 1.8). */
export const asMoney = (value: unknown, scale: Scale): Money => moneyOf(asDecimal(value), scale);

/** Returns the object under `data` of an envelope. */
export const dataOf = (body: unknown): unknown => asRecord(body)['data'];

/** Contract 1.9: returns a text of the entity's translation. */
export const translated = (entity: Wire, field: string): string => asText(asRecord(entity['translation'])[field]);

/** LOCALE-9b: the language of the entity's texts, where it is another one than `requested`. */
export const foreignTo = (requested: string, entity: Wire): string | undefined => {
  const language = optionalText(asRecord(entity['translation'])['locale']);
  return language === requested ? undefined : language;
};
