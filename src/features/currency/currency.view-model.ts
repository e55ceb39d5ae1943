import { makeAutoObservable, runInAction } from 'mobx';
import type { CurrencyId } from '@domain/kernel/ids.ts';
import type { ChosenCurrency } from '@domain/localization/index.ts';
import {
  currencyInUse,
  DEFAULT_SYMBOL,
  priceText,
  type Currency,
  type Money,
  type PriceStyle,
  type Scale,
} from '@domain/pricing/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';

type Deps = {
  readonly chosen: ChosenCurrency;
  readonly reference: Pick<ReferenceViewModel, 'currencies'>;
  /** Reloads the current page with the new amounts. */
  readonly renewPage: () => Promise<void>;
};

const defaultStyle: PriceStyle = { symbol: DEFAULT_SYMBOL, position: 'before' };

/** The currency in which every amount is shown (LOCALE-5). */
export class CurrencyViewModel {
  isSwitching = false;
  chosenId: CurrencyId | undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.chosenId = deps.chosen.read();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get options(): readonly Currency[] {
    return this.#deps.reference.currencies;
  }

  get current(): Currency | undefined {
    return currencyInUse(this.options, this.chosenId);
  }

  get style(): PriceStyle {
    return this.current ?? defaultStyle;
  }

  get scale(): Scale {
    return this.current?.scale ?? 2;
  }

  /** LOCALE-6. */
  text(amount: Money | undefined): string {
    return priceText(amount, this.style);
  }

  /** LOCALE-5: stores the choice, then updates every amount. */
  async choose(id: CurrencyId): Promise<void> {
    if (id === this.current?.id) return;
    this.isSwitching = true;
    this.#deps.chosen.write(id);
    this.chosenId = id;
    await this.#deps.renewPage();
    runInAction(() => (this.isSwitching = false));
  }
}
