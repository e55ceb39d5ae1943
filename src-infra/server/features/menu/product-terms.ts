import { categoryId } from '@domain/kernel/ids.ts';
import type { ProductPlace, ProductTerms } from '@domain/menu/index.ts';
import type { CategoryRecord, Taxonomy } from '../catalog/index.ts';
import type { Reference } from '../reference/index.ts';
import type { MenuProduct, ProductContent } from './menu.ports.ts';

/** Categories of dishes and goods, apart from those of shops and articles. */
const OF_PRODUCTS: ReadonlySet<string> = new Set(['main', 'sub_main', 'menu']);

/** The categories that products of a shop can be in: those of all shops and its own. */
export const categoriesOf = ({ categories }: Taxonomy, shopId: number): readonly CategoryRecord[] =>
  categories.filter((category) => OF_PRODUCTS.has(category.type) && (category.shopId ?? shopId) === shopId);

/** Where a product is checked; one that exists may stay in its category, even if that is offered no more. */
export const placeOf = (
  { baseCurrency, defaultLocale }: Reference,
  taxonomy: Taxonomy,
  shopId: number,
  known?: MenuProduct,
): ProductPlace => ({
  scale: baseCurrency.scale,
  language: defaultLocale,
  categories: new Set(
    [...categoriesOf(taxonomy, shopId).map(({ id }) => id), known?.categoryId ?? []].flat().map(categoryId),
  ),
  isExtra: known?.isExtra ?? false,
});

export const contentOf = (
  { texts, category, min, max, interval, boxes, tax, nutrition, dietary }: ProductTerms,
  image: string | null,
): ProductContent => ({
  categoryId: category ?? null,
  texts,
  image,
  tax,
  nutrition: {
    kcal: nutrition.kcal ?? null,
    carbs: nutrition.carbs ?? null,
    protein: nutrition.protein ?? null,
    fats: nutrition.fats ?? null,
  },
  min,
  max,
  interval,
  boxes,
  dietary,
});

/** What the audit log tells of a product. */
export const auditOf = ({ texts, categoryId: category, image, isShown, stocks, ...content }: MenuProduct) => ({
  title: Object.fromEntries(Object.entries(texts).map(([locale, { title }]) => [locale, title])),
  category_id: category,
  price: stocks.map(({ price }) => price),
  quantity: stocks.map(({ quantity }) => quantity),
  shown: isShown,
  dietary: content.dietary ?? null,
  tax: Number(content.tax),
  min_qty: content.min,
  max_qty: content.max,
  interval: Number(content.interval),
  boxes: content.boxes,
  nutrition: content.nutrition,
  img: image,
  description: Object.fromEntries(Object.entries(texts).map(([locale, { description }]) => [locale, description])),
});
