import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  severeAllergens,
  toldAllergens,
  type ChosenTelling,
  type StoredDietaryProfile,
  type ToldAllergen,
} from '@domain/dietary/index.ts';
import type { OrderDraft } from '@domain/orders/index.ts';
import { announces } from '@domain/settings/index.ts';
import {
  noReplacements,
  orderedChoices,
  type StoredReplacements,
  type ReplacementChoice,
  type ReplacementStore,
} from '@domain/substitution/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';

type Deps = {
  readonly kept: ReplacementStore;
  readonly profile: Pick<StoredDietaryProfile, 'read'>;
  readonly telling: Pick<ChosenTelling, 'read'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
};
/** What goes to the kitchen with an order besides its lines. */
export type KitchenWishes = Pick<OrderDraft, 'replacements' | 'allergens'>;

type Ordered = {
  readonly lines: readonly { readonly stockId: number }[];
  readonly others: readonly { readonly lines: readonly { readonly stockId: number }[] }[];
};

/** ORDER-10: what the customer chooses for missing dishes, kept on this device for the next order. */
export class ReplacementsViewModel {
  chosen: StoredReplacements = noReplacements;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { chosen: observableRef }, { autoBind: true });
    // Both live as long as the device's page.
    deps.kept.changes.subscribe({ next: (chosen) => runInAction(() => (this.chosen = chosen)) });
  }

  get hasAllergens(): boolean {
    return severeAllergens(this.#deps.profile.read()).length > 0;
  }

  /** CATALOG-5m: what the kitchen is told with the next order; nothing to a server that does not keep it. */
  get told(): readonly ToldAllergen[] {
    const { profile, telling, reference } = this.#deps;
    return toldAllergens(profile.read(), telling.read() && announces(reference.settings, 'order_allergens'));
  }

  /** Whether the server asks customers about missing dishes. */
  get isAsked(): boolean {
    return this.#deps.reference.settings.extensions.includes('substitution');
  }

  chooseUsual(usual: ReplacementChoice): void {
    this.#deps.kept.write({ ...this.chosen, usual });
  }

  /** Chooses for one stock; `undefined` is the usual choice again. */
  chooseFor(stockId: number, choice: ReplacementChoice | undefined): void {
    const { [String(stockId)]: _known, ...others } = this.chosen.byStock;
    this.#deps.kept.write({
      ...this.chosen,
      byStock: choice === undefined ? others : { ...others, [String(stockId)]: choice },
    });
  }

  /** What is sent with an order of these lines; nothing to a server that does not ask. */
  orderedFor({ lines, others }: Ordered): KitchenWishes {
    const { told } = this;
    const stocks = [...lines, ...others.flatMap((member) => member.lines)].map(({ stockId }) => stockId);
    return {
      ...(this.isAsked && { replacements: orderedChoices(this.chosen, stocks, this.#deps.profile.read()) }),
      ...(told.length > 0 && { allergens: told }),
    };
  }
}
