import type { CategoryRecord, Taxonomy } from '../../features/catalog/index.ts';
import { enveloped, fieldRefused, listed, notFound } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { sliceOf } from '../shapes/index.ts';
import { catalogContext, type CatalogContext } from './catalog-context.ts';
import type { CatalogDeps } from './catalog-deps.ts';
import { toBrand, toCategory } from './taxonomy.shape.ts';
import { refuseUnknownIds } from './read-filters.ts';

/** Categories and brands (contract 3.4). */
export const taxonomyRoutes = ({
  reference,
  zones,
  shops,
  products,
  taxonomy,
}: CatalogDeps): Handlers<'listCategories' | 'showCategory' | 'listBrands'> => {
  /** Returns categories that contain products or shops. */
  const usedCategories = async (shopId: number | undefined): Promise<ReadonlySet<number | null>> => {
    const ofShops = (await shops()).shops
      .filter(({ id }) => shopId === undefined || id === shopId)
      .flatMap(({ categoryIds }) => categoryIds);
    return new Set([...ofShops, ...(await products.categories(shopId === undefined ? {} : { shopId }))]);
  };

  return {
    listCategories: async (call) => {
      const { params } = call;
      const orders = await taxonomy();
      if (params.shop_id !== undefined && !(await shops()).find(params.shop_id))
        return fieldRefused('shop_id', 'FIELD_UNKNOWN');
      const used =
        params.has_products || params.shop_id !== undefined ? await usedCategories(params.shop_id) : undefined;
      const isUsed = (id: number): boolean => !used || orders.withDescendants(id).some((member) => used.has(member));
      const wanted = orders.categories.filter(
        ({ id, type, parentId }) =>
          (params.parent_id === undefined
            ? params.type !== undefined || parentId === null
            : parentId === params.parent_id) &&
          (params.type === undefined || type === params.type) &&
          isUsed(id),
      );
      const context = catalogContext(await reference(), zones, call);
      return listed(sliceOf(wanted, params, (category) => withChildren(category, orders, context)));
    },

    showCategory: async (call) => {
      const orders = await taxonomy();
      const category = orders.category(call.params.uuid);
      return category
        ? enveloped(withChildren(category, orders, catalogContext(await reference(), zones, call)))
        : notFound;
    },

    listBrands: async (call) => {
      const { params } = call;
      const orders = await taxonomy();
      const refusal = refuseUnknownIds(params, orders);
      if (refusal) return refusal;
      const { shop_id, category_id } = params;
      const categories = category_id === undefined ? undefined : orders.withDescendants(category_id);
      const counts = await products.brands({
        ...(shop_id !== undefined && { shopId: shop_id }),
        ...(categories && { categoryIds: categories }),
      });
      const isFiltered = shop_id !== undefined || categories !== undefined;
      const context = catalogContext(await reference(), zones, call);
      return listed(
        sliceOf(
          orders.brands.filter(({ id }) => !isFiltered || counts.has(id)),
          params,
          (brand) => ({
            ...toBrand(brand, context),
            products_count: counts.get(brand.id) ?? 0,
          }),
        ),
      );
    },
  };
};

const withChildren = (category: CategoryRecord, { childrenOf }: Taxonomy, context: CatalogContext) => ({
  ...toCategory(category, context),
  children: childrenOf(category.id).map((child) => toCategory(child, context)),
});
