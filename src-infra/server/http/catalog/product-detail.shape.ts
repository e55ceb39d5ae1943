import type { ProductRecord, Taxonomy } from '../../features/catalog/index.ts';
import { toGalleries } from '../shapes/index.ts';
import type { GoodsContext } from './catalog-context.ts';
import { extraGroupsOf, toFullProduct } from './product.shape.ts';
import { toShopBrief } from './shop.shape.ts';
import { toBrand, toCategory } from './taxonomy.shape.ts';

/** Renders the Product of products/{uuid} with all relations (contract 3.4). */
export const toProductDetail = (product: ProductRecord, goods: GoodsContext, taxonomy: Taxonomy) => {
  const category = product.categoryId === null ? undefined : taxonomy.category(product.categoryId);
  const brand = product.brandId === null ? undefined : taxonomy.brand(product.brandId);
  const unit = product.unitId === null ? undefined : taxonomy.unit(product.unitId);
  const pictures = [...new Set([product.image, ...product.galleries])].filter((path): path is string => path !== null);
  return {
    ...toFullProduct(product, goods),
    translations: goods.translations(product.id, product.texts),
    locales: Object.keys(product.texts),
    shop: toShopBrief(goods.shop, goods),
    category: category ? toCategory(category, goods) : null,
    brand: brand ? toBrand(brand, goods) : null,
    unit: unit
      ? { id: unit.id, active: true, position: unit.position, translation: goods.translation(unit.id, unit.texts) }
      : null,
    extras: extraGroupsOf(product, goods),
    galleries: toGalleries(product.id, 'products', pictures, goods.origin),
    properties: product.properties,
    tags: product.tagIds.flatMap((id) => {
      const tag = taxonomy.tag(id);
      return tag ? [{ id, active: true, translation: goods.translation(id, tag.texts) }] : [];
    }),
  };
};
