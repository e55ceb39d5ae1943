import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { cartOf, cartTotals, type Cart, type CartLine } from '@domain/cart/index.ts';
import type { StockId } from '@domain/kernel/ids.ts';
import {
  storedRecipe,
  planRecipe,
  portionsWithin,
  toggleHeld,
  withStoredRecipe,
  type StoredRecipe,
  type StoredRecipes,
  type RecipeDetail,
  type RecipePlan,
} from '@domain/recipes/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { pageOutcomeOf, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import { joinWithinLimits, type CartViewModel } from '../cart/index.ts';
import type { Dietary, EatenDish } from '../dietary/index.ts';
import { eatenRecipe } from './ingredient-parts.ts';
import type { RecipeQueries } from './recipe.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<RecipeQueries, 'recipe'>;
  readonly kept: StoredRecipes;
  readonly cart: Pick<CartViewModel, 'cart' | 'shop' | 'isEmpty' | 'isReady' | 'count' | 'edits' | 'open' | 'holdBack'>;
  readonly dietary: Pick<Dietary, 'load' | 'advice'>;
  readonly describe: (recipe: RecipeDetail) => PageHead['structured'];
};

/** What adding waits for: the customer's answer to a danger, or to a cart of another shop. */
export type RecipeQuestion = 'danger' | 'other-shop';

/** CATALOG-4: one recipe: its amounts and price for the portions that are cooked, and what of it is bought. */
export class RecipeViewModel implements PageViewModel {
  live: LiveQuery<RecipeDetail> | undefined;
  question: RecipeQuestion | undefined;
  /** The step on the whole screen, from 0; `undefined` outside of cook mode. */
  asked: number | undefined;
  /** What is kept on this device; empty until the page has started. */
  kept: readonly StoredRecipe[] = [];
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { live: observableRef, kept: observableRef }, { autoBind: true });
  }

  show({ params, query }: Place): void {
    const question = this.live ? undefined : this.#deps.queries.recipe(params['id']);
    if (question) this.live = new LiveQuery(this.#deps.cache, question);
    const { step = '' } = query;
    this.asked = /^[1-9]\d?$/.test(step) ? Number(step) - 1 : undefined;
  }

  async prepare(): Promise<PageOutcome> {
    return pageOutcomeOf(await this.live?.load());
  }

  activate(): () => void {
    return this.live?.follow() ?? (() => {});
  }

  /** Follows what this device remembers, which the server does not know: not before its page is hydrated. */
  remember(): () => void {
    const keeping = this.#deps.kept.changes.subscribe({ next: (kept) => runInAction(() => (this.kept = kept)) });
    return () => keeping.unsubscribe();
  }

  get recipe(): RecipeDetail | undefined {
    return this.live?.value;
  }

  get portions(): number {
    return this.#own?.portions ?? this.recipe?.servings ?? 1;
  }

  get plan(): RecipePlan | undefined {
    return this.recipe && planRecipe(this.recipe, this.portions, this.#own?.held ?? []);
  }

  /** The step of cook mode, if the recipe has it. */
  get step(): number | undefined {
    const last = (this.recipe?.steps.length ?? 0) - 1;
    return this.asked === undefined || last < 0 ? undefined : Math.min(this.asked, last);
  }

  get eaten(): EatenDish | undefined {
    return this.recipe && eatenRecipe(this.recipe);
  }

  /** How many products the button adds. */
  get count(): number {
    return this.plan?.lines.length ?? 0;
  }

  get isReady(): boolean {
    return this.#deps.cart.isReady;
  }

  get cart(): Cart {
    return this.#deps.cart.cart;
  }

  get isCartEmpty(): boolean {
    return this.#deps.cart.isEmpty;
  }

  get lines(): readonly CartLine[] {
    return this.plan?.lines ?? [];
  }

  setPortions(wanted: number): void {
    this.#keep((own) => ({ ...own, portions: portionsWithin(wanted) }));
  }

  toggle(stock: StockId): void {
    this.#keep((own) => toggleHeld(own, stock));
  }

  /** Adds what is missing; asks first about a danger, and about a cart of another shop (CART-3). */
  async add(): Promise<void> {
    if (this.count === 0 || !this.isReady) return;
    await this.#deps.dietary.load();
    const { eaten } = this;
    if (eaten && this.#deps.dietary.advice?.asksFor(eaten)) runInAction(() => (this.question = 'danger'));
    else this.addAnyway();
  }

  /** GROUP-1e: what a joined group takes does not reach the own cart. */
  addAnyway(): void {
    this.question = undefined;
    if (!this.#deps.cart.holdBack(this.lines, () => runInAction(() => this.#addToCart()))) this.#addToCart();
  }

  /** The answer to a cart of another shop: replaces it, or keeps it. */
  answer(replace: boolean): void {
    this.question = undefined;
    if (replace) this.#put(cartOf(this.lines));
  }

  leave(): void {
    this.question = undefined;
  }

  head(translate: Translate): PageHead {
    const { recipe } = this;
    if (!recipe) return { title: translate('list.title', { name: translate('recipes.heading') }) };
    const { id, title, description, image } = recipe;
    const structured = this.#deps.describe(recipe);
    return {
      title: translate('list.title', { name: title }),
      description: description === '' ? translate('recipes.description') : description,
      canonical: `/recipes/${id}`,
      ...(image !== undefined && { image }),
      ...(structured && { structured }),
    };
  }

  get #own(): StoredRecipe | undefined {
    return this.recipe && storedRecipe(this.kept, this.recipe.id);
  }

  #keep(change: (own: StoredRecipe) => StoredRecipe): void {
    if (this.#own) this.#deps.kept.write(withStoredRecipe(this.#deps.kept.read(), change(this.#own)));
  }

  #addToCart(): void {
    const { cart } = this.#deps;
    if (!cart.isEmpty && cart.shop !== this.recipe?.shopId) {
      this.question = 'other-shop';
      return;
    }
    const joined = joinWithinLimits(cart.cart, cartOf(this.lines));
    if (joined.ok) this.#put(joined.value);
  }

  #put(next: Cart): void {
    const { cart } = this.#deps;
    cart.edits.change(next);
    if (cartTotals(next).pieces > 0) cart.open();
  }
}
