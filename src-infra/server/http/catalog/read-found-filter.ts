import { matches, type ShopCriteria, type ShopRecord, type Taxonomy } from '../../features/catalog/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import type { SearchFilter } from '@domain/search/index.ts';
import { fieldRefused, type Refusal } from '../response/index.ts';
import type { Params } from '../handler.ts';

type Moment = Parameters<typeof matches>[2];
type FoundParams = Pick<
  Params<'listSearchFacets'>,
  'shop_type' | 'shop_category_id' | 'open_now' | 'shop_rating' | 'diets'
>;

const BEST_RATING = 5;

/** SEARCH-3: reads what narrows the results of a search. */
export const readFoundFilter = (params: FoundParams): SearchFilter => ({
  kind: params.shop_type,
  categoryId: params.shop_category_id === undefined ? undefined : categoryId(params.shop_category_id),
  isOpen: params.open_now === true ? true : undefined,
  minRating: params.shop_rating,
  diets: params.diets?.length ? params.diets : undefined,
});

/** Refuses a cuisine that does not exist (contract 1.4). */
export const refuseUnknownCuisine = (params: FoundParams, taxonomy: Taxonomy): Refusal | undefined =>
  params.shop_category_id !== undefined && !taxonomy.category(params.shop_category_id)
    ? fieldRefused('shop_category_id', 'FIELD_UNKNOWN')
    : undefined;

/** Returns a predicate for shops: what a filter asks of the shop, whatever it asks of a dish. */
export const shopsOfFilter = (
  { kind, categoryId: cuisine, isOpen, minRating }: SearchFilter,
  taxonomy: Taxonomy,
  moment: Moment,
): ((shop: ShopRecord) => boolean) => {
  const criteria: ShopCriteria = {
    ...(kind && { type: kind }),
    ...(cuisine !== undefined && { categoryIds: taxonomy.withDescendants(cuisine) }),
    ...(isOpen && { isOpenNow: true }),
    ...(minRating !== undefined && { rating: { from: minRating, to: BEST_RATING } }),
    sort: 'asc',
  };
  return (shop) => matches(shop, criteria, moment);
};

/** Whether a filter asks anything of the shop. */
export const asksOfShop = ({ kind, categoryId: cuisine, isOpen, minRating }: SearchFilter): boolean =>
  kind !== undefined || cuisine !== undefined || isOpen === true || minRating !== undefined;
