import type { DishMotif } from '../pictures/index.ts';
import type { Cents, Dietary, Text } from './types.ts';
import type { ItemEntry, NetContent } from './menu-types.ts';

type Spec = {
  readonly title: Text;
  readonly description: Text;
  readonly motif: DishMotif;
  readonly price: Cents;
  readonly kcal?: number;
  readonly dietary?: Dietary;
  readonly options?: readonly string[];
  readonly addons?: readonly string[];
  readonly tags?: readonly string[];
  readonly tax?: number;
};
type GrocerySpec = Spec & {
  readonly brand?: string;
  readonly unit?: string;
  readonly interval?: number;
  readonly content?: NetContent;
};
type Table<Slug extends string, Row> = Readonly<Record<Slug, Row>>;

const completed = (kind: ItemEntry['kind'], slug: string, spec: GrocerySpec): ItemEntry => ({
  slug,
  kind,
  options: [],
  addons: [],
  tags: [],
  unit: 'pcs',
  interval: 1,
  ...spec,
});

/** Dishes by slug, the defaults filled in. */
export const dishes = <const Slug extends string>(table: Table<Slug, Spec>): Table<Slug, ItemEntry> =>
  itemsOf('dish', table);

/** Groceries by slug, the defaults filled in. */
export const groceries = <const Slug extends string>(table: Table<Slug, GrocerySpec>): Table<Slug, ItemEntry> =>
  itemsOf('grocery', table);

const itemsOf = <Slug extends string>(
  kind: ItemEntry['kind'],
  table: Table<Slug, GrocerySpec>,
): Table<Slug, ItemEntry> => {
  const slugs = Object.keys(table) as Slug[];
  return Object.fromEntries(slugs.map((slug) => [slug, completed(kind, slug, table[slug])])) as Record<Slug, ItemEntry>;
};
