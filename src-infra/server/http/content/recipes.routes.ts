import { isReadyWithin } from '@domain/recipes/index.ts';
import { foldedWords } from '@domain/kernel/index.ts';
import type { RecipeRow, Taxonomy } from '../../features/catalog/index.ts';
import { bare, fieldRefused, listed, notFound } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { catalogContext, goodsContext, type CatalogContext, type CatalogDeps } from '../catalog/index.ts';
import { sliceOf } from '../shapes/index.ts';
import { pricedRecipeOf, toRecipe, toWholeRecipe, type PricedRecipe } from './recipe.shape.ts';

type Deps = Pick<CatalogDeps, 'recipes' | 'reference' | 'zones' | 'shops' | 'catalogues' | 'taxonomy'>;

/** Recipes and their prices (CATALOG-4, contract 3.14), if all ingredients are sold. */
export const recipesRoutes = ({
  recipes,
  reference,
  zones,
  shops,
  catalogues,
  taxonomy,
}: Deps): Handlers<'listRecipes' | 'showRecipe'> => {
  const withGoods = async (rows: readonly RecipeRow[], context: CatalogContext): Promise<readonly PricedRecipe[]> => {
    const { find } = await shops();
    const found = await Promise.all(
      rows.map(async (row) => {
        const shop = find(row.shop_id);
        return shop && pricedRecipeOf(row, goodsContext(context, shop, await catalogues.of(shop.id)));
      }),
    );
    return found.filter((recipe): recipe is PricedRecipe => recipe !== undefined);
  };

  return {
    listRecipes: async (call) => {
      const { category_id, shop_id, search, max_minutes } = call.params;
      const orders = await taxonomy();
      if (category_id !== undefined && !orders.category(category_id))
        return fieldRefused('category_id', 'FIELD_UNKNOWN');
      if (shop_id !== undefined && !(await shops()).find(shop_id)) return fieldRefused('shop_id', 'FIELD_UNKNOWN');
      const rows = await recipes.list({
        ...(shop_id !== undefined && { shopId: shop_id }),
        ...(category_id !== undefined && { categoryIds: orders.withDescendants(category_id) }),
      });
      const wanted = rows
        .filter(isNamed(search))
        .filter((row) => max_minutes === undefined || isReadyWithin(row.total_minutes, max_minutes));
      const shown = await withGoods(wanted, catalogContext(await reference(), zones, call));
      return listed(sliceOf(shown, call.params, (recipe) => toRecipe(recipe, categoryOf(recipe, orders))));
    },

    showRecipe: async (call) => {
      const [recipe] = await withGoods(
        await recipes.list({ id: call.params.id }),
        catalogContext(await reference(), zones, call),
      );
      return recipe ? bare({ data: toWholeRecipe(recipe, categoryOf(recipe, await taxonomy())) }) : notFound;
    },
  };
};

const categoryOf = ({ row }: PricedRecipe, { category }: Taxonomy) =>
  row.category_id === null ? undefined : category(row.category_id);

/** Returns whether every search word is a prefix of a word in title or description, in any language. */
const isNamed = (search: string | undefined) => {
  const wanted = foldedWords(search ?? '');
  return ({ texts }: RecipeRow): boolean => {
    const words = Object.values(texts).flatMap(({ title = '', description = '' }) =>
      foldedWords(`${title} ${description}`),
    );
    return wanted.every((word) => words.some((candidate) => candidate.startsWith(word)));
  };
};
