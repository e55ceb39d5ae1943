import type { Category } from '@domain/catalog/index.ts';
import { recipeId } from '@domain/kernel/ids.ts';
import type { RecipeBook, RecipeCard, RecipeDetail, RecipeFilter } from '@domain/recipes/index.ts';
import type { PageQuery, Query } from '../../data/index.ts';

type Deps = { readonly book: RecipeBook; readonly scope: () => readonly unknown[] };

/** The queries of recipes; language and currency are part of every key. */
export type RecipeQueries = {
  categories(): Query<readonly Category[]>;
  list(filter: RecipeFilter): PageQuery<RecipeCard>;
  /** The recipe of an address; `undefined` for what is no id. */
  recipe(asked: string | undefined): Query<RecipeDetail> | undefined;
};

export const createRecipeQueries = ({ book, scope }: Deps): RecipeQueries => {
  const key = (...parts: readonly unknown[]): readonly unknown[] => ['recipes', ...parts, ...scope()];
  return {
    categories: () => ({ key: key('categories'), load: () => book.categories() }),
    list: (filter) => (page) => ({
      key: key('list', filter.category ?? '', filter.search ?? '', filter.withinMinutes ?? '', page),
      load: () => book.list(filter, page),
    }),
    recipe: (asked) => {
      if (asked === undefined || !/^[1-9]\d{0,9}$/.test(asked)) return undefined;
      const id = recipeId(Number(asked));
      return { key: key('recipe', id), load: () => book.load(id) };
    },
  };
};
