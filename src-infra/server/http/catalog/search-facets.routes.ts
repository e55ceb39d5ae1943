import { DIETS } from '@domain/dietary/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import { FACET_RATINGS, facetsOf, withChoice, type FacetChoice, type SearchFilter } from '@domain/search/index.ts';
import type { ShopRecord, Taxonomy } from '../../features/catalog/index.ts';
import type { Handlers } from '../handler.ts';
import { cacheable, enveloped } from '../response/index.ts';
import { catalogContext } from './catalog-context.ts';
import type { CatalogDeps } from './catalog-deps.ts';
import { untilChange } from './freshness.ts';
import { asksOfShop, readFoundFilter, refuseUnknownCuisine, shopsOfFilter } from './read-found-filter.ts';

/** SEARCH-3: what results of a search can be narrowed by. */
export const searchFacetsRoutes = ({
  reference,
  zones,
  shops,
  searchShops,
  finder,
  revisions,
  taxonomy,
}: CatalogDeps): Handlers<'listSearchFacets'> => ({
  listSearchFacets: async (call) => {
    const { params, now } = call;
    const orders = await taxonomy();
    const refusal = refuseUnknownCuisine(params, orders);
    if (refusal) return refusal;
    const isCurrent = untilChange(revisions.ofEverything, now);
    const filter = readFoundFilter(params);
    const snapshot = await shops();
    const term = params.search ?? '';
    const scope = {
      locale: call.language,
      ...(params.literal && { isLiteral: true }),
      ...(params.address && { at: params.address }),
    };
    const inShops = (
      await searchShops(snapshot, term, { ...scope, ...(params.open !== undefined && { isAccepting: params.open }) })
    ).shops;
    const choices = choicesAmong(snapshot.shops, orders);
    const diets = [filter, ...choices.map((choice) => withChoice(filter, choice))].map((each) => each.diets);
    const needs = [...new Map(diets.map((each) => [String(each), each])).values()];
    const counts = await finder.counts(
      term,
      scope,
      needs.map((each) => each && { diets: each, without: [] }),
    );

    const count = (narrowed: SearchFilter) => {
      const isIn = shopsOfFilter(narrowed, orders, { now, zones });
      const ids = new Set(snapshot.shops.filter(isIn).map(({ id }) => id));
      const sells = (shopId: number): boolean => !asksOfShop(narrowed) || ids.has(shopId);
      const byShop = counts[needs.findIndex((each) => String(each) === String(narrowed.diets))];
      return {
        // A shop declares no diet: only dishes do.
        shops: narrowed.diets ? 0 : inShops.filter(isIn).length,
        products: [...(byShop ?? [])].reduce((sum, [shopId, found]) => sum + (sells(shopId) ? found : 0), 0),
      };
    };
    const { translation } = catalogContext(await reference(), zones, call);
    const titleOf = ({ group, value }: FacetChoice): string | null =>
      group === 'cuisine' ? (translation(value, orders.category(value)?.texts ?? {}).title ?? null) : null;
    return cacheable(
      enveloped(
        facetsOf(choices, filter, count).map(({ choice, found }) => ({
          group: choice.group,
          value: String(choice.value),
          title: titleOf(choice),
          ...found,
        })),
      ),
      isCurrent,
    );
  },
});

/** All values of shops and dishes to filter by, in the order in which they are offered. */
const choicesAmong = (shops: readonly ShopRecord[], orders: Taxonomy): readonly FacetChoice[] => {
  const carried = new Set(shops.flatMap(({ categoryIds }) => categoryIds));
  return [
    { group: 'open', value: true },
    { group: 'kind', value: 'restaurant' },
    { group: 'kind', value: 'shop' },
    ...FACET_RATINGS.map((value) => ({ group: 'rating' as const, value })),
    ...orders.categories
      .filter(({ id }) => orders.withDescendants(id).some((each) => carried.has(each)))
      .map(({ id }) => ({ group: 'cuisine' as const, value: categoryId(id) })),
    ...DIETS.map((value) => ({ group: 'diet' as const, value })),
  ];
};
