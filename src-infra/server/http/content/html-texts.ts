import { plainLines, sanitiseHtml } from '@domain/content/index.ts';
import type { StoredTexts } from '../../texts.ts';

/** Returns texts with sanitized HTML in the given fields. */
export const htmlTexts = <Field extends string>(
  texts: StoredTexts<Field>,
  ...fields: readonly Field[]
): StoredTexts<Field> => changed(texts, fields, sanitiseHtml);

/** 8.13: Returns texts whose given fields, stored as HTML, are plain text with line breaks. */
export const plainTexts = <Field extends string>(
  texts: StoredTexts<Field>,
  ...fields: readonly Field[]
): StoredTexts<Field> => changed(texts, fields, plainLines);

const changed = <Field extends string>(
  texts: StoredTexts<Field>,
  fields: readonly Field[],
  change: (text: string) => string,
): StoredTexts<Field> =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, texted]) => [
      locale,
      Object.fromEntries(
        Object.entries<string | undefined>(texted).map(([name, text = '']) => [
          name,
          fields.some((field) => field === name) ? change(text) : text,
        ]),
      ),
    ]),
  ) as StoredTexts<Field>;
