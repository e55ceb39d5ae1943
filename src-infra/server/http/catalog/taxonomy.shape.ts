import type { BrandRecord, CategoryRecord } from '../../features/catalog/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import type { CatalogContext } from './catalog-context.ts';

type CategoryType = 'main' | 'blog' | 'brand' | 'shop' | 'receipt' | 'menu' | 'career' | 'sub_shop' | 'sub_main';

/** Category of contract 2.3 without relations. */
export const toCategory = (category: CategoryRecord, { picture, translation }: CatalogContext) => ({
  id: category.id,
  slug: category.slug,
  uuid: category.uuid,
  keywords: category.keywords,
  parent_id: category.parentId,
  type: category.type as CategoryType,
  input: category.position,
  shop_id: category.shopId,
  img: picture(category.image),
  active: true,
  status: 'published' as const,
  created_at: wireTime(category.createdAt),
  updated_at: wireTime(category.updatedAt),
  translation: translation(category.id, category.texts),
});

export const toBrand = (brand: BrandRecord, { picture }: CatalogContext) => ({
  id: brand.id,
  uuid: brand.uuid,
  slug: brand.slug,
  title: brand.title,
  active: true,
  img: picture(brand.image),
  shop_id: brand.shopId,
});
