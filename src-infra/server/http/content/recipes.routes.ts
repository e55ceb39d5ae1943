import { foldedWords } from '@domain/search/index.ts';
import type { Taxonomy } from '../../catalog/index.ts';
import { readRecipes, type RecipeRow } from '../../store/index.ts';
import { bare, fieldRefused, listed, notFound } from '../answer/index.ts';
import type { Handlers } from '../call.ts';
import { catalogContext, goodsContext, type CatalogContext, type CatalogDeps } from '../catalog/index.ts';
import { sliceOf } from '../shapes/index.ts';
import { cookable, toRecipe, toWholeRecipe, type CookableRecipe } from './recipe.shape.ts';

type Deps = Pick<CatalogDeps, 'store' | 'reference' | 'zones' | 'shops' | 'catalogues' | 'taxonomy'>;

/** Recipes and what they cost (CATALOG-4, contract 3.14). One whose ingredients are no longer all sold is not shown. */
export const recipesRoutes = ({ store, reference, zones, shops, catalogues, taxonomy }: Deps): Handlers<'listRecipes' | 'showRecipe'> => {
  const withGoods = async (rows: readonly RecipeRow[], context: CatalogContext): Promise<readonly CookableRecipe[]> => {
    const { find } = await shops();
    const found = await Promise.all(
      rows.map(async (row) => {
        const shop = find(row.shop_id);
        return shop && cookable(row, goodsContext(context, shop, await catalogues.of(shop.id)));
      }),
    );
    return found.filter((recipe): recipe is CookableRecipe => recipe !== undefined);
  };

  return {
    listRecipes: async (call) => {
      const { category_id, shop_id, search } = call.params;
      const orders = await taxonomy();
      if (category_id !== undefined && !orders.category(category_id)) return fieldRefused('category_id', 'FIELD_UNKNOWN');
      if (shop_id !== undefined && !(await shops()).find(shop_id)) return fieldRefused('shop_id', 'FIELD_UNKNOWN');
      const rows = await readRecipes(store, {
        ...(shop_id !== undefined && { shopId: shop_id }), ...(category_id !== undefined && { categoryIds: orders.withDescendants(category_id) }),
      });
      const recipes = await withGoods(rows.filter(isNamed(search)), catalogContext(await reference(), zones, call));
      return listed(sliceOf(recipes, call.params, (recipe) => toRecipe(recipe, categoryOf(recipe, orders))));
    },

    showRecipe: async (call) => {
      const [recipe] = await withGoods(await readRecipes(store, { id: call.params.id }), catalogContext(await reference(), zones, call));
      return recipe ? bare({ data: toWholeRecipe(recipe, categoryOf(recipe, await taxonomy())) }) : notFound;
    },
  };
};

const categoryOf = ({ row }: CookableRecipe, { category }: Taxonomy) => (row.category_id === null ? undefined : category(row.category_id));

/** Whether every word asked for begins a word of the title or description, in any language. */
const isNamed = (search: string | undefined) => {
  const wanted = foldedWords(search ?? '');
  return ({ texts }: RecipeRow): boolean => {
    const words = Object.values(texts).flatMap(({ title = '', description = '' }) => foldedWords(`${title} ${description}`));
    return wanted.every((word) => words.some((candidate) => candidate.startsWith(word)));
  };
};
