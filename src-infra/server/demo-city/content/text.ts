import type { Allergen, Diet, Dietary, FullText, Text } from './types.ts';

/** One text in the four languages of the city. */
export const t = (en: string, ar: string, de: string, fr: string): Text => ({ en, ar, de, fr });

/** The text in the further languages of the product as well. */
export const further = (text: Text, es: string, ru: string, tr: string, zh: string): Text => ({
  ...text,
  es,
  ru,
  tr,
  zh,
});

/** One text in all eight languages of the product: a missing one does not compile. */
export const all = (
  en: string,
  ar: string,
  de: string,
  fr: string,
  es: string,
  ru: string,
  tr: string,
  zh: string,
): FullText => ({ en, ar, de, fr, es, ru, tr, zh });

/** The same text everywhere but in Arabic: names and brands. */
export const name = (latin: string, ar: string): Text => ({ en: latin, ar, de: latin, fr: latin });

/** What a kitchen declares. Vegan implies vegetarian. */
export const declared = (
  allergens: readonly Allergen[],
  diets: readonly Diet[] = [],
  mayContain: readonly Allergen[] = [],
): Dietary => ({
  allergens,
  mayContain,
  diets: diets.includes('vegan') && !diets.includes('vegetarian') ? [...diets, 'vegetarian'] : diets,
});

/** As `declared`, of a kitchen that cooks halal. */
export const halal = (
  allergens: readonly Allergen[],
  diets: readonly Diet[] = [],
  mayContain: readonly Allergen[] = [],
): Dietary => declared(allergens, [...diets, 'halal'], mayContain);
