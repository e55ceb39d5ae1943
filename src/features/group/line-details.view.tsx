import type { CartLine } from '@domain/cart/index.ts';
import { useItemList } from '../../i18n/index.ts';

/** Choices, additions and the note of a line. */
export function LineDetails({ line: { item, addons, note } }: { readonly line: CartLine }) {
  const list = useItemList();
  const details = list([item.options, ...addons.map(({ title }) => title), note]);
  return details !== '' && <small>{details}</small>;
}
