import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Category } from '@domain/catalog/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import {
  storedRecipe,
  planRecipe,
  QUICK_RECIPE_MINUTES,
  type StoredRecipe,
  type StoredRecipes,
  type RecipeCard,
  type RecipeFilter,
  type RecipePlan,
} from '@domain/recipes/index.ts';
import { SEARCH_DEBOUNCE_MS } from '@domain/search/index.ts';
import { announces } from '@domain/settings/index.ts';
import { followLatest, LivePages, LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import {
  ready,
  type Navigator,
  type PageHead,
  type PageOutcome,
  type PageViewModel,
  type Place,
} from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { RecipeQueries } from './recipe.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<RecipeQueries, 'categories' | 'list'>;
  readonly kept: StoredRecipes;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** CATALOG-4: the recipes, by category, by time and by words. The filter is in the address. */
export class RecipesViewModel implements PageViewModel {
  readonly categories: LiveQuery<readonly Category[]>;
  filter: RecipeFilter = {};
  /** The words in the field, which the address follows. */
  typed = '';
  /** What is kept on this device; empty until the page has started. */
  kept: readonly StoredRecipe[] = [];
  #turn = 0;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.categories = new LiveQuery(deps.cache, deps.queries.categories());
    makeAutoObservable(this, { categories: false, filter: observableRef, kept: observableRef }, { autoBind: true });
  }

  show({ query }: Place): void {
    const { category = '', search = '', minutes } = query;
    this.filter = {
      ...(/^[1-9]\d{0,8}$/.test(category) && { category: categoryId(Number(category)) }),
      ...(search.trim() !== '' && { search: search.trim() }),
      ...(this.canFilterByTime && minutes === String(QUICK_RECIPE_MINUTES) && { withinMinutes: QUICK_RECIPE_MINUTES }),
    };
    if (this.typed.trim() !== search.trim()) this.typed = search;
  }

  async prepare(): Promise<PageOutcome> {
    const { recipes } = this;
    await Promise.all([this.categories.load(), ...recipes.pages.map((page) => page.load())]);
    return this.#isOfNoCategory(recipes.failure) ? { kind: 'not-found' } : ready;
  }

  activate(): () => void {
    const following = [this.categories.follow(), followLatest(() => this.recipes)];
    return () => {
      this.#turn += 1;
      for (const stop of following) stop();
    };
  }

  /** Follows what this device remembers, which the server does not know: not before its page is hydrated. */
  remember(): () => void {
    const keeping = this.#deps.kept.changes.subscribe({ next: (kept) => runInAction(() => (this.kept = kept)) });
    return () => keeping.unsubscribe();
  }

  get recipes(): LivePages<RecipeCard> {
    return new LivePages(this.#deps.cache, this.#deps.queries.list(this.filter));
  }

  /** CATALOG-4m: Whether the server lists recipes by their time. */
  get canFilterByTime(): boolean {
    return announces(this.#deps.reference.settings, 'recipe_time');
  }

  get category(): Category | undefined {
    return this.categories.value?.find(({ id }) => id === this.filter.category);
  }

  /** What a recipe takes for as many as the cook said last, besides what they have. */
  planOf(recipe: RecipeCard): RecipePlan & Pick<StoredRecipe, 'held'> & { readonly portions: number } {
    const { portions = recipe.servings, held } = storedRecipe(this.kept, recipe.id);
    return { ...planRecipe(recipe, portions, held), portions, held };
  }

  /** The address of this list with other filters. */
  addressOf(filter: RecipeFilter): string {
    const query = new URLSearchParams({
      ...(filter.category !== undefined && { category: String(filter.category) }),
      ...(filter.search !== undefined && filter.search !== '' && { search: filter.search }),
      ...(filter.withinMinutes !== undefined && { minutes: String(filter.withinMinutes) }),
    });
    return query.size === 0 ? '/recipes' : `/recipes?${query}`;
  }

  /** The list follows what is typed once the customer pauses. */
  type(text: string): void {
    this.typed = text;
    const turn = ++this.#turn;
    void this.#deps.delay(SEARCH_DEBOUNCE_MS).then(() => turn === this.#turn && this.search());
  }

  /** Searches what is typed at once. */
  search(): void {
    this.#turn += 1;
    const search = this.typed.trim();
    if (search !== (this.filter.search ?? ''))
      this.#deps.navigator.go(this.addressOf({ ...this.filter, search }), { replace: true });
  }

  head(translate: Translate): PageHead {
    const { category } = this;
    return {
      title: translate('list.title', { name: category?.title ?? translate('recipes.heading') }),
      description: translate('recipes.description'),
      canonical: category ? this.addressOf({ category: category.id }) : '/recipes',
    };
  }

  /** Whether the address names a category that the server refuses and this list does not have. */
  #isOfNoCategory(failure: RemoteFailure | undefined): boolean {
    const { categories, filter, category } = this;
    const isUnknown = categories.value !== undefined && filter.category !== undefined && !category;
    return isUnknown && failure?.kind === 'rejected' && failure.status === 400;
  }
}
