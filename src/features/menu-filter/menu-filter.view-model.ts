import { makeAutoObservable } from 'mobx';
import {
  countMenu,
  hasDietaryNeeds,
  joinDietaryNeeds,
  noMenuFilter,
  splitMenu,
  type Menu,
  type MenuFilter,
  type MenuSection,
  type ProductCard,
} from '@domain/catalog/index.ts';
import { ALLERGENS, DIETS, dietaryNeedsOf, type Allergen, type Diet } from '@domain/dietary/index.ts';
import type { CategoryId } from '@domain/kernel/ids.ts';
import type { Navigator } from '../../routes/index.ts';
import type { Dietary } from '../dietary/index.ts';
import { readMenuChoice, writeMenuChoice, type MenuChoice } from './menu-filter-address.ts';
import type { MenuPage } from './menu-page.ts';

type Deps = {
  readonly dietary: Pick<Dietary, 'advice'>;
  readonly navigator: Pick<Navigator, 'go'>;
};

/** One value that a menu can be filtered by. */
export type Offered<Value> = {
  readonly value: Value;
  /** How many products the menu would show with it, besides the active filters (CATALOG-2a). */
  readonly count: number;
  readonly isOn: boolean;
};

/** The filters of a shop's menu: diets, allergens, brands and sections; they live in the address (CATALOG-2). */
export class MenuFilterViewModel {
  readonly #page: MenuPage;
  readonly #deps: Deps;

  constructor(page: MenuPage, deps: Deps) {
    this.#page = page;
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get choice(): MenuChoice {
    return readMenuChoice(this.#page.query);
  }

  /** Whether a dietary profile is stored on this device. */
  get hasProfile(): boolean {
    return this.#deps.dietary.advice?.isGiven === true;
  }

  get all(): readonly MenuSection<ProductCard>[] {
    return this.#page.menu?.value?.sections ?? [];
  }

  get total(): number {
    return countMenu(this.all, noMenuFilter);
  }

  get shown(): number {
    return countMenu(this.all, this.#filterOf(this.choice));
  }

  get isFiltered(): boolean {
    const { needs, brands, sections } = this.#filterOf(this.choice);
    return hasDietaryNeeds(needs) || brands.length + sections.length > 0;
  }

  /** How many values are chosen. */
  get chosen(): number {
    const { isForMe, diets, without, brands, sections } = this.choice;
    return Number(isForMe && this.hasProfile) + diets.length + without.length + brands.length + sections.length;
  }

  /** CATALOG-5k: what the needs set apart, and how many of it declare nothing. */
  get apart(): { readonly items: readonly ProductCard[]; readonly silent: number } {
    const { apart } = splitMenu(this.all, this.#filterOf(this.choice));
    return { items: apart, silent: apart.filter(({ dietary }) => dietary === undefined).length };
  }

  /** The menu that the filters leave. */
  get menu(): Menu<ProductCard> {
    const { sections } = splitMenu(this.all, this.#filterOf(this.choice));
    const left = new Set(sections.flatMap(({ items }) => items.map(({ id }) => id)));
    return { sections, popular: (this.#page.menu?.value?.popular ?? []).filter(({ id }) => left.has(id)) };
  }

  get forMe(): Offered<true> {
    return { value: true, count: this.#countWith({ isForMe: true }), isOn: this.choice.isForMe };
  }

  get diets(): readonly Offered<Diet>[] {
    const { diets } = this.choice;
    return DIETS.map((value) => ({
      value,
      count: this.#countWith({ diets: [...diets, value] }),
      isOn: diets.includes(value),
    }));
  }

  get allergens(): readonly Offered<Allergen>[] {
    const { without } = this.choice;
    return ALLERGENS.map((value) => ({
      value,
      count: this.#countWith({ without: [...without, value] }),
      isOn: without.includes(value),
    }));
  }

  get brands(): readonly (Offered<number> & { readonly title: string })[] {
    const titles = new Map(
      this.all.flatMap(({ items }) => items.flatMap(({ brand }) => (brand ? [[brand.id, brand.title] as const] : []))),
    );
    return [...titles]
      .map(([value, title]) => ({
        value,
        title,
        count: this.#countWith({ brands: [value] }),
        isOn: this.choice.brands.includes(value),
      }))
      .sort((left, right) => right.count - left.count || left.title.localeCompare(right.title));
  }

  get sections(): readonly (Offered<CategoryId> & { readonly title: string })[] {
    return this.all.map(({ id, title }) => ({
      value: id,
      title,
      count: this.#countWith({ sections: [id] }),
      isOn: this.choice.sections.includes(id),
    }));
  }

  apply(change: Partial<MenuChoice>): void {
    const query = writeMenuChoice({ ...this.choice, ...change });
    this.#deps.navigator.go(query === '' ? this.#page.path : `${this.#page.path}?${query}`, { replace: true });
  }

  clear(): void {
    this.#deps.navigator.go(this.#page.path, { replace: true });
  }

  #countWith(change: Partial<MenuChoice>): number {
    return countMenu(this.all, this.#filterOf({ ...this.choice, ...change }));
  }

  #filterOf({ isForMe, diets, without, brands, sections }: MenuChoice): MenuFilter {
    const { advice } = this.#deps.dietary;
    const needs = { diets, without };
    return {
      needs: isForMe && advice ? joinDietaryNeeds(needs, dietaryNeedsOf(advice.profile)) : needs,
      brands,
      sections,
    };
  }
}
