import type { Store } from '../../store/index.ts';
import type { TaxonomyRecords, CategoryRecord, BrandRecord, UnitRecord } from './taxonomy.ts';
import type { TaxonomyReader } from './catalog.ports.ts';

/** Rows of `categories`, `brands`, `units` and `tags`. */
export const createTaxonomyRepository = (store: Store): TaxonomyReader => ({ read: () => readTaxonomy(store) });

const readTaxonomy = async ({ database }: Store): Promise<TaxonomyRecords> => {
  const categories = (
    await database
      .selectFrom('categories')
      .selectAll()
      .where('active', '=', true)
      .where('status', '=', 'published')
      .orderBy('input')
      .orderBy('id')
      .execute()
  ).map((row): CategoryRecord => ({
    id: row.id,
    uuid: row.uuid,
    slug: row.slug,
    parentId: row.parent_id,
    type: row.type,
    position: row.input,
    shopId: row.shop_id,
    image: row.img,
    keywords: row.keywords,
    texts: row.texts,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
  const brands = (
    await database.selectFrom('brands').selectAll().where('active', '=', true).orderBy('id').execute()
  ).map(({ id, uuid, slug, title, img, shop_id }): BrandRecord => ({
    id,
    uuid,
    slug,
    title,
    image: img,
    shopId: shop_id,
  }));
  const units = (await database.selectFrom('units').selectAll().execute()).map((row): UnitRecord => ({
    id: row.id,
    position: row.position === 'before' ? 'before' : 'after',
    texts: row.texts,
  }));
  const tags = (await database.selectFrom('tags').selectAll().execute()).map(({ id, texts }) => ({ id, texts }));
  return { categories, brands, units, tags };
};
