import { Fragment, type ReactNode } from 'react';
import type { TextKey } from './create-i18n.ts';
import { useTranslate } from './use-translate.tsx';

type TransProps = {
  readonly id: TextKey;
  /** Elements for the `{{names}}` of the text. */
  readonly parts: Readonly<Record<string, ReactNode>>;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** A text with elements at its placeholders, wherever the language puts them. */
export function Trans({ id, parts, values }: TransProps) {
  const translate = useTranslate();
  // Private-use characters mark the places: no text of a language contains them.
  const names = Object.keys(parts);
  const marks = Object.fromEntries(names.map((name, index) => [name, `\ue000${index}\ue000`]));
  const text: string = translate(id, { ...values, ...marks });
  return text
    .split('\ue000')
    .map((piece, index) =>
      index % 2 === 0 ? piece : <Fragment key={index}>{parts[names[Number(piece)] ?? '']}</Fragment>,
    );
}
