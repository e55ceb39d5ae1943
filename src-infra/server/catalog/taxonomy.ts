import { createKeptValue, type Store } from '../store/index.ts';
import type { StoredTexts } from '../texts.ts';

export type CategoryRecord = {
  readonly id: number; readonly uuid: string; readonly slug: string; readonly parentId: number | null; readonly type: string;
  readonly position: number; readonly shopId: number | null; readonly image: string | null; readonly keywords: string | null;
  readonly texts: StoredTexts<'title' | 'description'>; readonly createdAt: number; readonly updatedAt: number;
};
export type BrandRecord = {
  readonly id: number; readonly uuid: string; readonly slug: string; readonly title: string; readonly image: string | null; readonly shopId: number | null;
};
export type UnitRecord = { readonly id: number; readonly position: 'before' | 'after'; readonly texts: StoredTexts<'title'> };
export type TagRecord = { readonly id: number; readonly texts: StoredTexts<'title'> };

/** The orders that shops and products stand in. */
export type Taxonomy = {
  /** Active and published, in their order. */
  readonly categories: readonly CategoryRecord[];
  readonly category: (key: string | number) => CategoryRecord | undefined;
  readonly childrenOf: (id: number) => readonly CategoryRecord[];
  /** A category and all below it. */
  readonly withDescendants: (id: number) => readonly number[];
  readonly brands: readonly BrandRecord[];
  readonly brand: (id: number) => BrandRecord | undefined;
  readonly unit: (id: number) => UnitRecord | undefined;
  readonly tag: (id: number) => TagRecord | undefined;
};
export type TaxonomySource = () => Promise<Taxonomy>;

/** Kept in memory; `tell('reference', …)` has it read again. */
export const createTaxonomySource = (store: Store): TaxonomySource => {
  const known = createKeptValue(store, () => read(store));
  store.hear('reference', known.forget);
  return known;
};

const read = async ({ database }: Store): Promise<Taxonomy> => {
  const categories = (
    await database
      .selectFrom('categories').selectAll().where('active', '=', true).where('status', '=', 'published').orderBy('input').orderBy('id').execute()
  ).map((row): CategoryRecord => ({
    id: row.id, uuid: row.uuid, slug: row.slug, parentId: row.parent_id, type: row.type, position: row.input, shopId: row.shop_id,
    image: row.img, keywords: row.keywords, texts: row.texts, createdAt: row.created_at, updatedAt: row.updated_at,
  }));
  const brands = (await database.selectFrom('brands').selectAll().where('active', '=', true).orderBy('id').execute()).map(
    ({ id, uuid, slug, title, img, shop_id }): BrandRecord => ({ id, uuid, slug, title, image: img, shopId: shop_id }),
  );
  const units = new Map(
    (await database.selectFrom('units').selectAll().execute()).map((row): [number, UnitRecord] => [
      row.id, { id: row.id, position: row.position === 'before' ? 'before' : 'after', texts: row.texts },
    ]),
  );
  const tags = new Map((await database.selectFrom('tags').selectAll().execute()).map(({ id, texts }): [number, TagRecord] => [id, { id, texts }]));

  const byKey = new Map(categories.flatMap((category) => [[String(category.id), category] as const, [category.uuid, category] as const]));
  const brandById = new Map(brands.map((brand) => [brand.id, brand]));
  const childrenOf = (id: number): readonly CategoryRecord[] => categories.filter(({ parentId }) => parentId === id);
  const withDescendants = (id: number): readonly number[] => [id, ...childrenOf(id).flatMap((child) => withDescendants(child.id))];
  return {
    categories, category: (key) => byKey.get(String(key).toLowerCase()), childrenOf, withDescendants,
    brands, brand: (id) => brandById.get(id), unit: (id) => units.get(id), tag: (id) => tags.get(id),
  };
};
