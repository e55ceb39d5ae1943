import type { RecipeId, StockId } from '../kernel/ids.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import { PORTIONS_MAX } from './amount.ts';

/** What a cook has said about a recipe on this device. */
export type StoredRecipe = {
  readonly id: RecipeId;
  readonly portions: number | undefined;
  /** The ingredients that they have. */
  readonly held: readonly StockId[];
};

/** CATALOG-4k: What cooks have said on this device, the latest recipe first. */
export type StoredRecipes = LiveValue<readonly StoredRecipe[]>;

/** How many recipes a device remembers. */
export const STORED_RECIPES_MAX = 50;

/** CATALOG-4k: Returns what is kept about one recipe; nothing said yet if there is none. */
export const storedRecipe = (kept: readonly StoredRecipe[], id: RecipeId): StoredRecipe =>
  kept.find((each) => each.id === id) ?? { id, portions: undefined, held: [] };

/** CATALOG-4k: Returns the list with this recipe as the latest; the oldest beyond the limit leave. */
export const withStoredRecipe = (kept: readonly StoredRecipe[], recipe: StoredRecipe): readonly StoredRecipe[] =>
  [recipe, ...kept.filter(({ id }) => id !== recipe.id)].slice(0, STORED_RECIPES_MAX);

/** CATALOG-4k: Returns the recipe with an ingredient held, or no longer. */
export const toggleHeld = (recipe: StoredRecipe, stock: StockId): StoredRecipe => ({
  ...recipe,
  held: recipe.held.includes(stock) ? recipe.held.filter((each) => each !== stock) : [...recipe.held, stock],
});

/** CATALOG-4f: Returns the portions that a cook may ask for, the nearest to the wanted ones. */
export const portionsWithin = (wanted: number): number =>
  Math.min(PORTIONS_MAX, Math.max(1, Number.isFinite(wanted) ? Math.round(wanted) : 1));
