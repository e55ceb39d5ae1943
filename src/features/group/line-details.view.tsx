import type { CartLine } from '@domain/cart/index.ts';
import { useWordList } from '../../i18n/index.ts';

/** Choices, additions and the note of a line. */
export function LineDetails({ line: { item, addons, note } }: { readonly line: CartLine }) {
  const toList = useWordList();
  const details = [item.options, ...addons.map(({ title }) => title), note ?? ''].filter(Boolean);
  return details.length > 0 && <small>{toList(details)}</small>;
}
