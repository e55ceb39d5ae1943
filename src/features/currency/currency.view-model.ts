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
import { numbersOf } from '../../i18n/index.ts';
import type { LocaleViewModel } from '../locale/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';

type Deps = {
  readonly chosen: ChosenCurrency;
  readonly reference: Pick<ReferenceViewModel, 'currencies'>;
  readonly locale: Pick<LocaleViewModel, 'language'>;
  /**
   * Reloads the current page with the new amounts; calls `change` in the moment in which they are shown. Resolves to
   * false where they could not be loaded: `change` is never called then.
   */
  readonly recreatePage: (change: () => void) => Promise<boolean>;
};

const defaultStyle: PriceStyle = { symbol: DEFAULT_SYMBOL, position: 'before' };

/** The currency in which every amount is shown (LOCALE-5). */
export class CurrencyViewModel {
  isSwitching = false;
  /** The currency of the amounts on screen; the stored choice is ahead of it while the page reloads. */
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
    return { ...(this.current ?? defaultStyle), signs: numbersOf(this.#deps.locale.language).signs };
  }

  get scale(): Scale {
    return this.current?.scale ?? 2;
  }

  /** LOCALE-6. */
  text(amount: Money | undefined): string {
    return priceText(amount, this.style);
  }

  /**
   * LOCALE-5: stores the choice, and shows it together with the amounts in it: 11.50 dollars are not 11.50 euros. The
   * currency on screen stays where its amounts could not be loaded.
   */
  async choose(id: CurrencyId): Promise<void> {
    const { chosen, recreatePage } = this.#deps;
    if (id === currencyInUse(this.options, chosen.read())?.id) return;
    this.isSwitching = true;
    chosen.write(id);
    const isLoaded = await recreatePage(() => (this.chosenId = id));
    // A later choice may have been stored meanwhile.
    if (!isLoaded && chosen.read() === id) chosen.write(this.chosenId);
    runInAction(() => (this.isSwitching = this.chosenId !== chosen.read()));
  }
}
