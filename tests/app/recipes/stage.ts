import type { CartLine } from '@domain/cart/index.ts';
import type { DietaryDeclaration, DietaryProfile } from '@domain/dietary/index.ts';
import { categoryId, recipeId, stockId, type ShopId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import {
  readAmount,
  type StoredRecipe,
  type RecipeBook,
  type RecipeDetail,
  type RecipeIngredient,
} from '@domain/recipes/index.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { Dietary } from '@app/features/dietary/index.ts';
import { DietaryAdvice } from '@app/features/dietary/dietary-advice.ts';
import { createRecipeQueries } from '@app/features/recipes/recipe.queries.ts';
import { RecipeViewModel } from '@app/features/recipes/recipe.view-model.ts';
import { RecipesViewModel } from '@app/features/recipes/recipes.view-model.ts';
import type { GroupGuardDeps } from '@app/features/cart/cart-questions.ts';
import { line, refusal, unreachable } from '../cart/cart-server.ts';
import { stage as cartStage } from '../cart/stage.ts';
import { uuidOf } from '../search/goods.ts';

const SAFE: DietaryDeclaration = { contains: [], mayContain: [], diets: ['vegan'] };

/** Stock 1, 2, 3 … at 1.00, 2.00, 3.00 …, as the dishes of the cart's stage. */
export const ingredient = (
  id: number,
  name: string,
  more: Partial<RecipeIngredient> & {
    readonly available?: number;
    readonly dietary?: DietaryDeclaration | undefined;
  } = {},
): RecipeIngredient => {
  const { item, shopId } = line(id, 1);
  const { available = 20, dietary = SAFE, ...rest } = more;
  return {
    product: {
      uuid: item.productUuid,
      shopId,
      title: `Pack of ${name.toLowerCase()}`,
      image: undefined,
      limits: { min: 1, max: 20 },
      dietary: 'dietary' in more ? more.dietary : dietary,
    },
    stock: { id: stockId(id), price: item.price, available, options: [], addons: [], bonus: undefined },
    quantity: 1,
    name: { text: name },
    ...rest,
  };
};

const shop: ShopId = line(1, 1).shopId;

export const shakshuka: RecipeDetail = {
  id: recipeId(6),
  shopId: shop,
  title: 'Shakshuka',
  description: 'Eggs in tomato sauce',
  language: undefined,
  image: undefined,
  cover: undefined,
  minutes: 35,
  activeMinutes: 15,
  kcal: 410,
  servings: 3,
  percentOff: 10,
  shopTitle: 'Corner Shop',
  categoryTitle: 'Breakfast',
  // 1.00 and twice 2.00, less ten percent.
  price: { origin: money(500, 2), discount: money(50, 2), total: money(450, 2) },
  setDiscount: money(50, 2),
  ingredients: [
    ingredient(1, 'Eggs', { amount: readAmount('6', 'piece'), content: { amount: '6' as never, measure: 'piece' } }),
    ingredient(2, 'Tomatoes', {
      amount: readAmount('800', 'g'),
      quantity: 2,
      content: { amount: '400' as never, measure: 'g' },
    }),
  ],
  ingredientText: undefined,
  pantry: [{ text: 'Salt', amount: readAmount('1/2', 'tsp') }],
  nutrients: [{ id: 1, title: 'Protein', weight: '22 g', percentage: 44 }],
  steps: [
    { text: 'Simmer the tomatoes.', minutes: 15, stocks: [stockId(2)] },
    { text: 'Drop in the eggs.', minutes: undefined, stocks: [stockId(1)] },
  ],
};

type Given = {
  readonly recipe?: Partial<RecipeDetail>;
  readonly guest?: readonly CartLine[];
  readonly kept?: readonly StoredRecipe[];
  readonly profile?: DietaryProfile;
  readonly isDown?: () => boolean;
  readonly pages?: number;
  readonly extensions?: string;
  /** GROUP-1e: what a joined group does with the lines; none is joined by default. */
  readonly besideGroup?: GroupGuardDeps['besideGroup'];
};

/** Both pages over a book that answers at once, and a guest's cart. */
export const stage = ({
  recipe,
  guest = [],
  kept = [],
  profile,
  isDown = () => false,
  pages = 1,
  extensions = 'recipe_time',
  besideGroup,
}: Given = {}) => {
  const asked: string[] = [];
  const went: string[] = [];
  const waits: (() => void)[] = [];
  const detail = { ...shakshuka, ...recipe };
  const book: RecipeBook = {
    categories: async () =>
      isDown() ? err(unreachable) : ok([{ id: categoryId(4), uuid: uuidOf(4), title: 'Breakfast', image: undefined }]),
    list: async (filter, page) => {
      const { category = '', search = '', withinMinutes } = filter;
      asked.push([category, search, ...(withinMinutes === undefined ? [] : [`${withinMinutes} min`]), page].join(' '));
      if (isDown()) return err(unreachable);
      if (filter.category !== undefined && filter.category !== categoryId(4)) return err(refusal(400));
      const items = filter.search === 'nothing' ? [] : [{ ...detail, id: recipeId(page) }];
      return ok({ items, page, lastPage: pages, total: items.length === 0 ? 0 : pages });
    },
    load: async (id) => (isDown() ? err(unreachable) : id === detail.id ? ok(detail) : err(refusal(404))),
  };
  const cache = createDataCache();
  const queries = createRecipeQueries({ book, scope: () => ['en', 1] });
  const memory = createLiveValue<readonly StoredRecipe[]>(kept);
  const { vm: cart } = cartStage({ guest, ...(besideGroup && { besideGroup }) });
  const dietary = new Dietary(() =>
    profile ? Promise.resolve(new DietaryAdvice({ kept: createLiveValue(profile) })) : undefined,
  );
  const navigator = { go: (to: string) => void went.push(to), close: (to: string) => void went.push(`close ${to}`) };
  const list = new RecipesViewModel({
    cache,
    queries,
    kept: memory,
    reference: { settings: settingsOf([{ key: 'api_extensions', value: extensions }]) },
    navigator,
    delay: () => new Promise<void>((resolve) => void waits.push(resolve)),
  });
  const one = new RecipeViewModel({ cache, queries, kept: memory, cart, dietary, describe: () => undefined });
  const open = async (id = '6', query: Readonly<Record<string, string>> = {}) => {
    one.show({ path: `/recipes/${id}`, params: { id }, query });
    return one.prepare();
  };
  const filter = (query: Readonly<Record<string, string>> = {}) => list.show({ path: '/recipes', params: {}, query });
  return { list, one, open, filter, asked, went, waits, memory, cart, dietary, navigator };
};
