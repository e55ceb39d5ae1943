import type { ProductTexts } from './product-draft.ts';

/** The most characters of a product's texts. */
export const PRODUCT_TEXT_LIMITS: Readonly<Record<keyof ProductTexts, number>> = { title: 191, description: 5000 };

/** A fault of one text. */
export type ProductTextFault = {
  readonly kind: 'required' | 'too-long';
  readonly field: keyof ProductTexts;
  readonly locale: string;
};

/**
 * OPS-6i: Every language with any text needs a title, and `language` needs one in any case; other languages may be
 * empty and are omitted.
 */
export const checkProductTexts = (
  typed: Readonly<Record<string, ProductTexts>>,
  language: string,
): {
  readonly texts: Readonly<Record<string, ProductTexts>>;
  readonly faults: readonly ProductTextFault[];
} => {
  const written = Object.entries({ [language]: NO_TEXTS, ...typed })
    .map(
      ([locale, { title, description }]) => [locale, { title: title.trim(), description: description.trim() }] as const,
    )
    .filter(([locale, { title, description }]) => locale === language || title !== '' || description !== '');
  return {
    texts: Object.fromEntries(written),
    faults: written.flatMap(([locale, texts]) => FIELDS.flatMap((field) => faultOf(field, texts[field], locale))),
  };
};

const NO_TEXTS: ProductTexts = { title: '', description: '' };
const FIELDS = ['title', 'description'] as const satisfies readonly (keyof ProductTexts)[];

const faultOf = (field: keyof ProductTexts, text: string, locale: string): readonly ProductTextFault[] => {
  if (text === '') return field === 'title' ? [{ field, locale, kind: 'required' }] : [];
  return [...text].length > PRODUCT_TEXT_LIMITS[field] ? [{ field, locale, kind: 'too-long' }] : [];
};
