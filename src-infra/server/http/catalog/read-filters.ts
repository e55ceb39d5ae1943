import { parseDecimal, type Decimal } from '@domain/pricing/index.ts';
import type { ProductCriteria, ShopCriteria, Taxonomy } from '../../features/catalog/index.ts';
import { fieldRefused, type Refusal } from '../response/index.ts';
import type { Params } from '../handler.ts';
import type { Amounts } from '../shapes/index.ts';

type ShopParams = Omit<Params<'listShops'>, 'lang' | 'currency_id'>;
type ProductParams = Pick<
  Params<'listProducts'>,
  | 'category_id'
  | 'brand_id'
  | 'brand_ids'
  | 'price_from'
  | 'price_to'
  | 'prices'
  | 'rating'
  | 'order_by'
  | 'bonus'
  | 'deals'
  | 'has_discount'
  | 'vegetarian'
  | 'diets'
  | 'without_allergens'
  | 'column'
  | 'sort'
>;

/** Reads the filters of shops/paginate (contract 3.3), with those of `shop_counts`. */
export const readShopFilter = (params: ShopParams, taxonomy: Taxonomy, amounts: Amounts): ShopCriteria => {
  const { group = {}, rating, prices, address, category_ids = [], takes = [] } = params;
  const categories = params.category_id === undefined ? category_ids : [params.category_id, ...category_ids];
  const tags = params.take === undefined ? takes : [params.take, ...takes];
  const isOpenNow = params.open ?? group.open;
  const order = params.order_by ?? (params.newest ? 'new' : undefined);
  return {
    ...given('type', params.type),
    ...(categories.length > 0 && { categoryIds: categories.flatMap((id) => taxonomy.withDescendants(id)) }),
    ...given('isOpenNow', isOpenNow),
    ...given('isVerified', params.verify),
    ...(rating?.[0] !== undefined && { rating: { from: rating[0], to: rating[1] ?? BEST_RATING } }),
    ...(prices !== undefined && { prices: priceSpan(prices, amounts) }),
    isFreeDelivery: (params.free_delivery ?? group.free_delivery) === true,
    isFastFirst: (params.fast_delivery ?? group.fast_delivery) === true,
    ...(tags.length > 0 && { tagIds: tags }),
    ...given('mostMinutes', params.delivery_time_to),
    ...(params.delivery_fee_to !== undefined && { mostFee: amounts.limit(decimalOf(params.delivery_fee_to)) }),
    hasDeals: (params.deals ?? group.deals) === true,
    hasBonus: params.bonus === true,
    hasDiscount: params.has_discount === true,
    isAroundTheClock: params.work_24_7 === true,
    ...given('slug', params.slug),
    ...given('userId', params.user_id),
    ...given('at', address),
    ...given('order', order),
    isOpenFirst: params.open_first === true,
    ...given('column', params.column),
    sort: params.sort ?? 'desc',
  };
};

/** Reads the filters that lists of products share (contract 3.4, 8.7). */
export const readProductFilter = (params: ProductParams, taxonomy: Taxonomy, amounts: Amounts): ProductCriteria => {
  const { rating, brand_id, brand_ids } = params;
  const span = params.prices === undefined ? undefined : priceSpan(params.prices, amounts);
  const from = params.price_from === undefined ? span?.from : amounts.lowestBase(decimalOf(params.price_from));
  const to = params.price_to === undefined ? span?.to : amounts.highestBase(decimalOf(params.price_to));
  const brandIds = [...(brand_id === undefined ? [] : [brand_id]), ...(brand_ids ?? [])];
  return {
    ...(params.category_id !== undefined && { categoryIds: taxonomy.withDescendants(params.category_id) }),
    ...(brandIds.length > 0 && { brandIds }),
    ...given('priceFrom', from),
    ...given('priceTo', to),
    ...(rating?.[0] !== undefined && { rating: { from: rating[0], to: rating[1] ?? BEST_RATING } }),
    isVegetarian: params.vegetarian === true,
    hasBonus: params.bonus === true,
    hasDiscount: params.has_discount === true,
    hasDeals: params.deals === true,
    ...readDietaryFilter(params),
    ...given('order', params.order_by),
    column: params.column ?? 'id',
    sort: params.sort ?? 'desc',
  };
};

export const readDietaryFilter = ({
  diets = [],
  without_allergens = [],
}: Pick<ProductParams, 'diets' | 'without_allergens'>): Pick<ProductCriteria, 'dietary'> =>
  diets.length + without_allergens.length > 0 ? { dietary: { diets, without: without_allergens } } : {};

/** Refuses a filter by an unknown category or brand (contract 1.4). */
export const refuseUnknownIds = (
  params: {
    readonly category_id?: number;
    readonly category_ids?: readonly number[];
    readonly brand_id?: number;
  },
  taxonomy: Taxonomy,
): Refusal | undefined => {
  if (params.category_id !== undefined && !taxonomy.category(params.category_id))
    return fieldRefused('category_id', 'FIELD_UNKNOWN');
  if (params.category_ids?.some((id) => !taxonomy.category(id))) return fieldRefused('category_ids', 'FIELD_UNKNOWN');
  if (params.brand_id !== undefined && !taxonomy.brand(params.brand_id))
    return fieldRefused('brand_id', 'FIELD_UNKNOWN');
  return undefined;
};

const BEST_RATING = 5;

/** Converts "min,max" in the requested currency to bounds of stored prices. */
const priceSpan = (text: string, amounts: Amounts): { readonly from: number; readonly to: number } => {
  const [from = '0', to = '0'] = text.split(',');
  return { from: amounts.lowestBase(decimalOf(from)), to: amounts.highestBase(decimalOf(to)) };
};

/** Reads an amount that the description has admitted. */
export const decimalOf = (value: string | number): Decimal => {
  const parsed = parseDecimal(String(value));
  if (!parsed.ok) throw new TypeError(`Amount must be a decimal, got ${value}: the schema should have rejected it`);
  return parsed.value;
};

const given = <Name extends string, Value>(name: Name, value: Value | undefined): { readonly [Key in Name]?: Value } =>
  value === undefined ? {} : ({ [name]: value } as { readonly [Key in Name]?: Value });
