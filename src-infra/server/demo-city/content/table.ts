import type { DishMotif } from '../pictures/index.ts';
import { further } from './text.ts';
import type { FurtherLanguage } from './text-languages.ts';
import type { Cents, Dietary, Text } from './types.ts';
import type { ItemEntry, NetContent } from './menu-types.ts';

type Spec = {
  readonly title: Text;
  readonly description: Text;
  readonly motif: DishMotif;
  readonly parts?: readonly DishMotif[];
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
type FurtherTexts = Readonly<Record<FurtherLanguage, readonly [title: string, description: string]>>;

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

/** Titles and descriptions in the further languages by slug; stands beside the menu it belongs to. */
export const furtherTexts = <const Slug extends string>(table: Table<Slug, FurtherTexts>): Table<Slug, FurtherTexts> =>
  table;

/** Dishes by slug, the defaults filled in. A slug that only one of the tables has does not compile. */
export const dishes = <const Slug extends string>(
  table: Table<Slug, Spec>,
  texts: Table<Slug, FurtherTexts>,
): Table<Slug, ItemEntry> => itemsOf('dish', translated(table, texts));

/** Groceries by slug, the defaults filled in. */
export const groceries = <const Slug extends string>(table: Table<Slug, GrocerySpec>): Table<Slug, ItemEntry> =>
  itemsOf('grocery', table);

const translated = <Slug extends string>(
  table: Table<Slug, Spec>,
  texts: Table<Slug, FurtherTexts>,
): Table<Slug, Spec> =>
  mapped(table, (spec, slug) => {
    const { es, ru, tr, zh } = texts[slug];
    return {
      ...spec,
      title: further(spec.title, es[0], ru[0], tr[0], zh[0]),
      description: further(spec.description, es[1], ru[1], tr[1], zh[1]),
    };
  });

const itemsOf = <Slug extends string>(
  kind: ItemEntry['kind'],
  table: Table<Slug, GrocerySpec>,
): Table<Slug, ItemEntry> => mapped(table, (spec, slug) => completed(kind, slug, spec));

const mapped = <Slug extends string, Row, Result>(
  table: Table<Slug, Row>,
  resultOf: (row: Row, slug: Slug) => Result,
): Table<Slug, Result> => {
  const slugs = Object.keys(table) as Slug[];
  return Object.fromEntries(slugs.map((slug) => [slug, resultOf(table[slug], slug)])) as Record<Slug, Result>;
};
