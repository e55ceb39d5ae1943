import { isSuitable, type ProductRecord } from '../../features/catalog/index.ts';
import { enveloped, cacheable, notFound } from '../response/index.ts';
import type { Handlers, Params } from '../handler.ts';
import { catalogContext, goodsContext } from './catalog-context.ts';
import type { CatalogDeps } from './catalog-deps.ts';
import { toMenuProduct } from './product.shape.ts';
import { toBrand, toCategory } from './taxonomy.shape.ts';
import { untilChange } from './freshness.ts';
import { readDietaryFilter, refuseUnknownIds } from './read-filters.ts';

/** The size of a menu's bestseller group. */
const MAX_RECOMMENDED = 12;

/** The whole menu of a shop: bestsellers, then everything by category (contract 3.4). */
export const menuRoutes = ({
  reference,
  zones,
  shops,
  catalogues,
  revisions,
  taxonomy,
}: CatalogDeps): Handlers<'showMenu'> => ({
  showMenu: async (call) => {
    const { params } = call;
    const shop = (await shops()).find(params.id);
    if (!shop) return notFound;
    const isCurrent = untilChange(() => revisions.ofShop(shop.id), call.now);
    const orders = await taxonomy();
    const refusal = refuseUnknownIds(params, orders);
    if (refusal) return refusal;
    const settings = await reference();
    const goods = goodsContext(catalogContext(settings, zones, call), shop, await catalogues.of(shop.id));

    const fits = filterOf(
      params,
      params.category_id === undefined ? undefined : orders.withDescendants(params.category_id),
    );
    const sold = goods.catalogue.products.filter(fits).sort(orderOf(params));
    const recommendedFrom = Number(settings.setting('recommended_count') ?? 2);
    const toProduct = (product: ProductRecord) => {
      const brand = product.brandId === null ? undefined : orders.brand(product.brandId);
      return { ...toMenuProduct(product, goods), ...(brand && { brand: toBrand(brand, goods) }) };
    };
    const recommended = sold
      .filter(({ ordersCount }) => ordersCount >= recommendedFrom)
      .sort((left, right) => right.ordersCount - left.ordersCount)
      .slice(0, MAX_RECOMMENDED);
    const sections = orders.categories.flatMap((category) => {
      const products = sold.filter(({ categoryId }) => categoryId === category.id);
      return products.length === 0
        ? []
        : [
            {
              ...toCategory(category, goods),
              children: [],
              products: products.map(toProduct),
            },
          ];
    });
    return cacheable(enveloped({ recommended: recommended.map(toProduct), all: sections }), isCurrent);
  },
});

type MenuParams = Params<'showMenu'>;

/** Limits a menu to products in stock. */
const filterOf = (params: MenuParams, categoryIds: readonly number[] | undefined) => {
  const brands = [...(params.brand_id === undefined ? [] : [params.brand_id]), ...(params.brand_ids ?? [])];
  const { dietary } = readDietaryFilter(params);
  return (product: ProductRecord): boolean =>
    product.stocks.some(({ quantity }) => quantity > 0) &&
    (!categoryIds || (product.categoryId !== null && categoryIds.includes(product.categoryId))) &&
    (brands.length === 0 || (product.brandId !== null && brands.includes(product.brandId))) &&
    (!dietary || isSuitable({ dietary: product.dietary, stocks: product.stocks.map(mandatoryOf) }, dietary));
};

const mandatoryOf = ({ id, price, addons }: ProductRecord['stocks'][number]) => ({
  id,
  price,
  mandatory: addons.filter(({ isMandatory }) => isMandatory).map(({ product }) => product.dietary),
});

const COLUMNS: Readonly<Record<string, (product: ProductRecord) => number>> = {
  id: ({ id }) => id,
  price: ({ stocks: [stock] }) => stock?.price ?? 0,
  created_at: ({ createdAt }) => createdAt,
};

/** Sorts by menu position unless another column is given. */
const orderOf = ({ column = 'input', sort }: MenuParams) => {
  const numberOf =
    (Object.hasOwn(COLUMNS, column) ? COLUMNS[column] : undefined) ?? (({ position }: ProductRecord) => position);
  const direction = sort === 'desc' ? -1 : 1;
  return (left: ProductRecord, right: ProductRecord): number =>
    direction * (numberOf(left) - numberOf(right) || left.id - right.id);
};
