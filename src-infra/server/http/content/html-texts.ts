import { sanitiseHtml } from '@domain/content/index.ts';
import type { StoredTexts } from '../../texts.ts';

/** Returns texts with sanitized HTML in the given fields. */
export const htmlTexts = <Field extends string>(
  texts: StoredTexts<Field>,
  ...fields: readonly Field[]
): StoredTexts<Field> =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, texted]) => [
      locale,
      Object.fromEntries(
        Object.entries<string | undefined>(texted).map(([name, text = '']) => [
          name,
          fields.some((field) => field === name) ? sanitiseHtml(text) : text,
        ]),
      ),
    ]),
  ) as StoredTexts<Field>;
