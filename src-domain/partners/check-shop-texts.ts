import type { FieldFault } from '../identity/index.ts';
import type { ShopTexts } from './shop-application.ts';

/** Contract 3.15: The fewest and the most characters of texts. */
export const SHOP_TEXT_LIMITS: Readonly<Record<keyof ShopTexts, { readonly min: number; readonly max: number }>> = {
  title: { min: 2, max: 191 },
  description: { min: 3, max: 5000 },
  address: { min: 2, max: 500 },
};

/** A fault of one text; without a language, of all of them together. */
export type ShopTextFault = {
  readonly kind: FieldFault['kind'];
  readonly field: keyof ShopTexts;
  readonly locale?: string;
};

/** The texts by language, and their faults. */
export type CheckedTexts = {
  readonly texts: Readonly<Record<string, ShopTexts>>;
  readonly faults: readonly ShopTextFault[];
};

/**
 * ACCOUNT-7d: Every language with any text needs a title, and one language an address; empty languages are omitted.
 * With `language`, that one needs both.
 */
export const checkShopTexts = (typed: Readonly<Record<string, ShopTexts>>, language?: string): CheckedTexts => {
  const written = Object.entries(language === undefined ? typed : { [language]: NO_TEXTS, ...typed })
    .map(
      ([locale, { title, description, address }]) =>
        [locale, { title: title.trim(), description: description.trim(), address: address.trim() }] as const,
    )
    .filter(([locale, texts]) => locale === language || FIELDS.some((field) => texts[field] !== ''));
  const placed = written.filter(([, { address }]) => address !== '');
  const isPlaced = language === undefined ? placed.length > 0 : placed.some(([locale]) => locale === language);
  return {
    texts: Object.fromEntries(written),
    faults: [
      ...(written.length === 0 ? [{ field: 'title', kind: 'required' } as const] : []),
      ...written.flatMap(([locale, texts]) => FIELDS.flatMap((field) => faultOf(field, texts[field], locale))),
      ...(isPlaced
        ? []
        : [{ field: 'address', kind: 'required', ...(language !== undefined && { locale: language }) } as const]),
    ],
  };
};

const NO_TEXTS: ShopTexts = { title: '', description: '', address: '' };
const FIELDS = ['title', 'description', 'address'] as const satisfies readonly (keyof ShopTexts)[];

const faultOf = (field: keyof ShopTexts, text: string, locale: string): readonly ShopTextFault[] => {
  const { min, max } = SHOP_TEXT_LIMITS[field];
  const { length } = [...text];
  if (length === 0) return field === 'title' ? [{ field, locale, kind: 'required' }] : [];
  return length < min
    ? [{ field, locale, kind: 'too-short' }]
    : length > max
      ? [{ field, locale, kind: 'too-long' }]
      : [];
};
