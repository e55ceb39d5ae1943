import type { ItemSlug } from '../catalogue.ts';
import { shelves } from './shelves.data.ts';

type Shelf = keyof typeof shelves;

type Shelved = Partial<Record<Shelf, readonly ItemSlug[]>>;

/** The named shelves without the items that the shop does not carry. */
export function carrying(names: readonly Shelf[], without: readonly ItemSlug[] = []): Readonly<Shelved> {
  return Object.fromEntries(names.map((name) => [name, shelves[name].filter((item) => !without.includes(item))]));
}
