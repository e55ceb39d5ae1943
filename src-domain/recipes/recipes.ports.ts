import type { Category } from '../catalog/index.ts';
import type { UntrustedHtml } from '../content/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { CategoryId, RecipeId, StockId } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type { Amount } from './amount.ts';
import type { Recipe, RecipeText } from './recipe.ts';

/** A recipe as lists show it. */
export type RecipeCard = Recipe & {
  readonly description: string;
  /** The language of its texts, where it is another than the page's (LOCALE-9b). */
  readonly language: string | undefined;
  readonly image: string | undefined;
  /** From the first cut to the table; `undefined` if not stated. */
  readonly minutes: number | undefined;
  /** Of a portion. */
  readonly kcal: number | undefined;
  /** Percent that a complete set takes off; `undefined` for an amount, and for none. */
  readonly percentOff: number | undefined;
  readonly shopTitle: string;
  readonly categoryTitle: string;
};

/** One step, with what is needed for it. */
export type RecipeStep = RecipeText & {
  readonly minutes: number | undefined;
  readonly stocks: readonly StockId[];
};

/** What one portion holds of a nutrient. */
export type Nutrient = {
  readonly id: number;
  readonly title: string;
  readonly weight: string;
  readonly percentage: number;
};

/** What the shop does not sell with the recipe: salt, water. */
export type PantryItem = RecipeText & { readonly amount: Amount | undefined };

/** A recipe as its own page shows it. */
export type RecipeDetail = RecipeCard & {
  readonly cover: string | undefined;
  readonly activeMinutes: number | undefined;
  readonly steps: readonly RecipeStep[];
  readonly nutrients: readonly Nutrient[];
  readonly pantry: readonly PantryItem[];
  /** The ingredients in the shop's own words, where the recipe states no amounts. */
  readonly ingredientText: UntrustedHtml | undefined;
};

/** Which recipes a list shows. */
export type RecipeFilter = {
  readonly category?: CategoryId | undefined;
  readonly search?: string | undefined;
  /** CATALOG-4m: The longest time in minutes; servers without the extension `recipe_time` ignore it. */
  readonly withinMinutes?: number | undefined;
};

/** Recipes of the shops, in the customer's language and currency. */
export interface RecipeBook {
  /** CATALOG-4: the categories of recipes, in the operator's order. */
  categories(): Answer<readonly Category[]>;
  /** CATALOG-4: one page of the recipes, the newest first; pages count from 1. */
  list(filter: RecipeFilter, page: number): Answer<Page<RecipeCard>>;
  /** CATALOG-4: One recipe; refused with 404 if there is none, or its ingredients are no longer sold. */
  load(recipe: RecipeId): Answer<RecipeDetail>;
}
