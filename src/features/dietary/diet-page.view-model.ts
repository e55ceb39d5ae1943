import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Menu, ProductCard, ShopCard } from '@domain/catalog/index.ts';
import {
  ALLERGENS,
  emptyProfile,
  isEmptyProfile,
  severeAllergens,
  toggleDiet,
  withAllergen,
  type Allergen,
  type ChosenTelling,
  type Diet,
  type DietaryProfile,
  type StoredDietaryProfile,
  type Severity,
} from '@domain/dietary/index.ts';
import { announces } from '@domain/settings/index.ts';
import type { Translate } from '../../i18n/index.ts';
import type { DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import type { CatalogQueries } from '../catalog/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import type { Dietary } from './dietary.ts';
import { examplesOf, type Example } from './examples.ts';

type Deps = {
  readonly kept: StoredDietaryProfile;
  readonly telling: ChosenTelling;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly dietary: Pick<Dietary, 'load'>;
  readonly cache: DataCache;
  readonly queries: Pick<CatalogQueries, 'recommended' | 'menu'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly translate: Translate;
};

/** Restaurants whose menus may serve as examples. */
const EXAMPLE_SHOPS = 3;

/** CATALOG-5: The dietary profile of this device; stores every change at once. */
export class DietPageViewModel implements PageViewModel {
  /** Empty until the device storage has been read, after the first screen (ROUTE-3). */
  profile: DietaryProfile = emptyProfile;
  /** CATALOG-5m: whether kitchens are told the allergens; read with the profile. */
  isTelling = false;
  menus: readonly { readonly shop: ShopCard; readonly menu: Menu<ProductCard> }[] = [];
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { profile: observableRef, menus: observableRef }, { autoBind: true });
  }

  show(): void {}

  prepare(): Promise<PageOutcome> {
    return Promise.resolve(ready);
  }

  activate(): () => void {
    const { kept, telling } = this.#deps;
    const following = [
      kept.changes.subscribe({ next: (profile) => runInAction(() => (this.profile = profile)) }),
      telling.changes.subscribe({ next: (isTelling) => runInAction(() => (this.isTelling = isTelling)) }),
    ];
    void this.#loadMenus();
    return () => {
      for (const each of following) each.unsubscribe();
    };
  }

  get isEmpty(): boolean {
    return isEmptyProfile(this.profile);
  }

  /** The important facts, in the order of the contract. */
  get chosen(): readonly Allergen[] {
    return severeAllergens(this.profile);
  }

  get others(): readonly Allergen[] {
    return ALLERGENS.filter((allergen) => this.profile.allergens[allergen] === undefined);
  }

  /** Whether there is something to tell, and a server that passes it on. */
  get canTell(): boolean {
    return this.chosen.length > 0 && announces(this.#deps.reference.settings, 'order_allergens');
  }

  /** Real dishes of the shop with the most verdicts; none until a menu has loaded. */
  get examples(): { readonly shop: string; readonly items: readonly Example[] } | undefined {
    const read = this.menus.map(({ shop, menu }) => ({ shop: shop.title, items: examplesOf(menu, this.profile) }));
    const [first, ...others] = read;
    return first && others.reduce((best, next) => (next.items.length > best.items.length ? next : best), first);
  }

  toggle(diet: Diet): void {
    this.#keep(toggleDiet(this.profile, diet));
  }

  /** A new allergen is dangerous until its owner says otherwise. */
  mark(allergen: Allergen, severity: Severity = 'dangerous'): void {
    this.#keep(withAllergen(this.profile, allergen, severity));
  }

  unmark(allergen: Allergen): void {
    this.#keep(withAllergen(this.profile, allergen, undefined));
  }

  tell(isTelling: boolean): void {
    const { telling, announcer, translate } = this.#deps;
    telling.write(isTelling);
    announcer.say(translate('diets.saved'));
  }

  /** Deletes the profile, which can be undone while the notice is shown. */
  clear(): void {
    const { kept, telling, toasts, translate } = this.#deps;
    const { profile, isTelling } = this;
    kept.write(emptyProfile);
    telling.write(false);
    const undo = (): void => {
      kept.write(profile);
      telling.write(isTelling);
    };
    toasts.show('info', translate('diets.deleted'), { label: translate('cart.undo'), run: undo });
  }

  head(translate: Translate): PageHead {
    return {
      title: translate('list.title', { name: translate('pages.diet') }),
      description: translate('diets.lead'),
      canonical: '/diet',
    };
  }

  #keep(profile: DietaryProfile): void {
    const { kept, dietary, announcer, translate } = this.#deps;
    kept.write(profile);
    // The pages of dishes that follow know the profile without a reload.
    void dietary.load();
    announcer.say(translate('diets.saved'));
  }

  async #loadMenus(): Promise<void> {
    const { cache, queries } = this.#deps;
    const shops = await cache.load(queries.recommended());
    if (!shops.ok) return;
    const restaurants = shops.value.filter(({ kind }) => kind === 'restaurant');
    const menus = await Promise.all(
      restaurants.slice(0, EXAMPLE_SHOPS).map(async (shop) => {
        const menu = await cache.load(queries.menu(shop.id));
        return menu.ok ? [{ shop, menu: menu.value }] : [];
      }),
    );
    runInAction(() => (this.menus = menus.flat()));
  }
}
