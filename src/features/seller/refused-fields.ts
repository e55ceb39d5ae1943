import type { RemoteRefusal } from '@domain/kernel/remote-failure.ts';
import type { ApplicationStep } from '@domain/partners/index.ts';
import type { FieldKey } from './shop-form.view-model.ts';

/** Fields of the contract, the fields of the form and their steps. */
const FIELDS: Readonly<Record<string, readonly [field: FieldKey, step: ApplicationStep]>> = {
  phone: ['phone', 'basics'],
  type: ['kind', 'basics'],
  images: ['logo', 'pictures'],
  categories: ['categories', 'kinds'],
  tags: ['tags', 'kinds'],
  price: ['fee', 'terms'],
  price_per_km: ['feePerKm', 'terms'],
  min_amount: ['minimum', 'terms'],
  tax: ['taxPercent', 'terms'],
  delivery_time_from: ['leadFrom', 'terms'],
  delivery_time_to: ['leadTo', 'terms'],
  delivery_time_type: ['leadTo', 'terms'],
  location: ['location', 'zone'],
  delivery_zone: ['zone', 'zone'],
  documents: ['documents', 'papers'],
};

/** What the server said about each field of the form, and the first step with such a field. */
export type RefusedFields = {
  readonly step: ApplicationStep | undefined;
  readonly texts: Readonly<Record<FieldKey, string>>;
};

/** Reads a refusal by fields; a text without a language is the one in `language`. */
export const refusedFields = ({ params }: Pick<RemoteRefusal, 'params'>, language: string): RefusedFields => {
  const found = Object.entries(params).flatMap(([name, [text = '']]) => {
    const [first = '', locale = language] = name.split('.');
    if (first === 'title')
      return [{ field: `title.${locale}`, step: locale === language ? ('basics' as const) : ('texts' as const), text }];
    if (first === 'description' || first === 'address')
      return [{ field: `${first}.${locale}`, step: 'texts' as const, text }];
    const known = FIELDS[first];
    return known ? [{ field: known[0], step: known[1], text }] : [];
  });
  return { step: found[0]?.step, texts: Object.fromEntries(found.map(({ field, text }) => [field, text])) };
};
