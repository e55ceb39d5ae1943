import type { $Fetch } from 'ofetch';
import { ok } from '@domain/kernel/result.ts';
import type { RecipeBook } from '@domain/recipes/index.ts';
import { toCategory, type ReadingContext } from '../catalog/catalog-wire.ts';
import { toPage } from '../drivers/http/page.ts';
import { readEntity } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { dataOf, listOf, optionalText } from '../drivers/http/wire.ts';
import { toRecipeCard, toRecipeDetail } from './recipe-wire.ts';

type Deps = { readonly api: $Fetch; readonly context: ReadingContext & { currencyId(): number | undefined } };

const RECIPES_PER_PAGE = 12;
/** One page of the API; nobody reads more categories than that. */
const CATEGORIES_MAX = 100;

export const createHttpRecipeBook = ({ api, context }: Deps): RecipeBook => ({
  categories: () =>
    readAnswer(
      api<unknown>('rest/categories/paginate', { query: { type: 'receipt', page: 1, perPage: CATEGORIES_MAX } }),
      (body) => ok(listOf(dataOf(body), (item) => toCategory(item, context.toImage))),
    ),
  list: ({ category, search, withinMinutes }, page) =>
    readAnswer(
      api<unknown>('rest/receipts/paginate', {
        query: {
          page,
          perPage: RECIPES_PER_PAGE,
          currency_id: context.currencyId(),
          category_id: category,
          max_minutes: withinMinutes,
          search: optionalText(search),
        },
      }),
      (body) => {
        const { items, ...place } = toPage(body, (item) => toRecipeCard(item, context));
        return ok({ ...place, items: items.filter((item) => item !== undefined) });
      },
    ),
  load: (recipe) =>
    readAnswer(api<unknown>(`rest/receipts/${recipe}`, { query: { currency_id: context.currencyId() } }), (body) =>
      readEntity(body, (item) => toRecipeDetail(item, context)),
    ),
});
