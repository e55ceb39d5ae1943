import type { CourierApplicationDraft } from '@domain/couriers/index.ts';
import type { RemoteRefusal } from '@domain/kernel/remote-failure.ts';

/** A field of the form. */
export type FormField = keyof CourierApplicationDraft;
/** What the server said about fields. */
export type RefusedTexts = Partial<Readonly<Record<FormField, string>>>;

/** Names of the contract that differ from those of the form. */
const NAMES: Readonly<Record<string, FormField>> = { type_of_technique: 'vehicle' };
const FIELDS: ReadonlySet<string> = new Set<FormField>([
  'brand',
  'model',
  'color',
  'number',
  'length',
  'width',
  'height',
  'kg',
  'images',
]);

/** Reads a refusal by fields (`data.kg`, `data.images.0`); those that the form does not have are left out. */
export const refusedFields = ({ params }: Pick<RemoteRefusal, 'params'>): RefusedTexts =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, [text = '']]) => {
      const [, field = ''] = name.split('.');
      const known = NAMES[field] ?? (FIELDS.has(field) ? field : undefined);
      return known === undefined ? [] : [[known, text]];
    }),
  );
