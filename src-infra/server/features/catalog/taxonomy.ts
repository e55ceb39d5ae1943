import type { Transactions } from '../../foundation/transactions/index.ts';
import { createCachedValue } from '../../foundation/cache/index.ts';
import type { Broadcast } from '../../foundation/broadcast/index.ts';
import type { StoredTexts } from '../../texts.ts';
import type { TaxonomyReader } from './catalog.ports.ts';

export type CategoryRecord = {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  readonly parentId: number | null;
  readonly type: string;
  readonly position: number;
  readonly shopId: number | null;
  readonly image: string | null;
  readonly keywords: string | null;
  readonly texts: StoredTexts<'title' | 'description'>;
  readonly createdAt: number;
  readonly updatedAt: number;
};
export type BrandRecord = {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  readonly image: string | null;
  readonly shopId: number | null;
};
export type UnitRecord = {
  readonly id: number;
  readonly position: 'before' | 'after';
  readonly texts: StoredTexts<'title'>;
};
export type TagRecord = { readonly id: number; readonly texts: StoredTexts<'title'> };

/** The classification of shops and products. */
export type Taxonomy = {
  /** Active and published, in their order. */
  readonly categories: readonly CategoryRecord[];
  readonly category: (key: string | number) => CategoryRecord | undefined;
  readonly childrenOf: (id: number) => readonly CategoryRecord[];
  /** Returns a category with all its descendants. */
  readonly withDescendants: (id: number) => readonly number[];
  readonly brands: readonly BrandRecord[];
  readonly brand: (id: number) => BrandRecord | undefined;
  readonly unit: (id: number) => UnitRecord | undefined;
  readonly tag: (id: number) => TagRecord | undefined;
};
export type TaxonomySource = () => Promise<Taxonomy>;

/** The rows of a taxonomy. */
export type TaxonomyRecords = {
  /** Active and published, in their order. */
  readonly categories: readonly CategoryRecord[];
  readonly brands: readonly BrandRecord[];
  readonly units: readonly UnitRecord[];
  readonly tags: readonly TagRecord[];
};

type Deps = {
  readonly reader: TaxonomyReader;
  readonly transactions: Transactions;
  readonly broadcast: Broadcast;
};

/** Cached until the reference data change. */
export const createTaxonomySource = ({ reader, transactions, broadcast }: Deps): TaxonomySource => {
  const known = createCachedValue(transactions, async () => taxonomyOf(await reader.read()));
  broadcast.subscribe('reference', known.forget);
  return known;
};

const taxonomyOf = ({ categories, brands, units, tags }: TaxonomyRecords): Taxonomy => {
  const unitById = new Map(units.map((unit) => [unit.id, unit]));
  const tagById = new Map(tags.map((tag) => [tag.id, tag]));
  const byKey = new Map(
    categories.flatMap((category) => [[String(category.id), category] as const, [category.uuid, category] as const]),
  );
  const brandById = new Map(brands.map((brand) => [brand.id, brand]));
  const childrenOf = (id: number): readonly CategoryRecord[] => categories.filter(({ parentId }) => parentId === id);
  const withDescendants = (id: number): readonly number[] => [
    id,
    ...childrenOf(id).flatMap((child) => withDescendants(child.id)),
  ];
  return {
    categories,
    category: (key) => byKey.get(String(key).toLowerCase()),
    childrenOf,
    withDescendants,
    brands,
    brand: (id) => brandById.get(id),
    unit: (id) => unitById.get(id),
    tag: (id) => tagById.get(id),
  };
};
