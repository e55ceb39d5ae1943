import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderId } from '@domain/kernel/ids.ts';
import { isOutcomeUnknown } from '@domain/kernel/remote-failure.ts';
import { tipSteps, type OrderTips, type TippedOrder } from '@domain/payments/index.ts';
import { priceText, type Money } from '@domain/pricing/index.ts';
import { checkAmount } from '@domain/wallet/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { failureText } from '../failure/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';

export type TipDeps = {
  readonly tips: OrderTips;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly makeUuid: () => string;
  readonly translate: Translate;
};

/** PAY-6: a tip after the delivery, or more of it; each is given once. */
export class TipViewModel {
  order: TippedOrder | undefined = undefined;
  /** The step that is chosen, or `own` for a typed amount. */
  choice: number | 'own' | undefined = undefined;
  typed = '';
  isGiving = false;
  fault: string | undefined = undefined;
  readonly #deps: TipDeps;
  #id: OrderId | undefined;
  /** The key of a tip whose outcome is unknown: it is sent again under the same one. */
  #keyed: { readonly minor: number; readonly key: string } | undefined;

  constructor(deps: TipDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { order: observableRef }, { autoBind: true });
  }

  async load(id: OrderId): Promise<void> {
    this.#id = id;
    const outcome = await this.#deps.tips.load(id);
    if (outcome.ok) runInAction(() => (this.order = outcome.value));
  }

  get steps(): readonly Money[] {
    return this.order ? tipSteps(this.order.total) : [];
  }

  get amount(): Money | undefined {
    if (!this.order || this.choice === undefined) return undefined;
    if (this.choice !== 'own') return this.steps[this.choice];
    const amount = checkAmount(this.typed, this.order.total.scale);
    return amount.ok ? amount.value : undefined;
  }

  choose(choice: number | 'own' | undefined): void {
    this.choice = choice;
    this.fault = undefined;
  }

  type(text: string): void {
    this.typed = text;
    this.fault = undefined;
  }

  async give(): Promise<void> {
    const { tips, toasts, translate, makeUuid } = this.#deps;
    const [id, amount] = [this.#id, this.amount];
    if (this.isGiving || id === undefined) return;
    if (!amount) {
      this.fault = translate('tip.amount_first');
      return;
    }
    this.isGiving = true;
    if (this.#keyed?.minor !== amount.minor) this.#keyed = { minor: amount.minor, key: makeUuid() };
    const outcome = await tips.give(id, amount, this.#keyed.key);
    runInAction(() => {
      this.isGiving = false;
      if (!outcome.ok) {
        // A refusal is an answer: the next try is another tip.
        if (!isOutcomeUnknown(outcome.error)) this.#keyed = undefined;
        this.fault = failureText(outcome.error, translate);
        return;
      }
      this.#keyed = undefined;
      [this.order, this.choice, this.typed] = [outcome.value, undefined, ''];
      toasts.show('success', translate('tip.given', { amount: priceText(amount, outcome.value.priceStyle) }));
    });
  }
}
