import { makeAutoObservable, runInAction } from 'mobx';
import type { CurrencyId } from '@domain/kernel/ids.ts';
import type { NewParcel, ParcelOutcome, PlaceParcel } from '@domain/parcels/index.ts';
import { isDirectTag, type DuePayments, type PaymentMethod, type PaymentVisit } from '@domain/payments/index.ts';
import type { Money } from '@domain/pricing/index.ts';
import type { DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import type { Navigator } from '../../routes/index.ts';
import { failureText } from '../failure/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import type { ParcelFormStore } from './parcel-fields.view-model.ts';

export type SendingDeps = {
  readonly placeParcel: PlaceParcel;
  readonly payments: Pick<DuePayments, 'pay'>;
  /** Keeps which provider's page opens next. */
  readonly keepVisit: (visit: PaymentVisit) => void;
  readonly form: ParcelFormStore;
  /** Checks whether the server is reachable now. */
  readonly reach: () => Promise<boolean>;
  readonly cache: DataCache;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly makeUuid: () => string;
  readonly translate: Translate;
};

/** PARCEL-1l: from the press of the button to the parcel and its payment. */
export class ParcelSendingViewModel {
  isPlacing = false;
  problem: string | undefined = undefined;
  failures = 0;
  readonly #deps: SendingDeps;

  constructor(deps: SendingDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Something in the form is missing or wrong. */
  refuse(): void {
    this.problem = undefined;
    this.failures += 1;
  }

  /**
   * Orders the parcel and pays for it; the wallet pays `fromWallet` beside a provider. Ignores presses while it is
   * running.
   */
  async send(
    parcel: NewParcel,
    currency: CurrencyId,
    { method, fromWallet }: { readonly method: PaymentMethod; readonly fromWallet?: Money | undefined },
  ): Promise<void> {
    if (this.isPlacing) return;
    const { reach, placeParcel, translate } = this.#deps;
    this.#begin();
    // Without a connection nothing is sent, now or later.
    if (!(await reach())) return this.#stop(translate('failure.nothing_sent'));
    await this.#conclude(await placeParcel.place(parcel, currency, method), fromWallet);
  }

  /** After a reload or a new sign-in: finds out whether a parcel without an answer was ordered. */
  async resume(): Promise<void> {
    if (this.isPlacing) return;
    this.#begin();
    const outcome = await this.#deps.placeParcel.resume();
    if (outcome) return this.#conclude(outcome);
    runInAction(() => (this.isPlacing = false));
  }

  #begin(): void {
    this.isPlacing = true;
    this.problem = undefined;
  }

  async #conclude(outcome: ParcelOutcome, fromWallet?: Money): Promise<void> {
    const { payments, keepVisit, cache, form, navigator, toasts, makeUuid, translate } = this.#deps;
    if (!outcome.ok) {
      const { error } = outcome;
      const isUnknown = error.kind !== 'unauthorized' && (error.kind !== 'rejected' || error.status >= 500);
      return this.#stop(isUnknown ? translate('parcel.no_answer') : failureText(error, translate));
    }
    const { placed, method } = outcome.value;
    const subject = { kind: 'parcel', id: placed.id } as const;
    if (isDirectTag(method.tag)) {
      const paid = await payments.pay(subject, method.id, makeUuid());
      // The parcel exists: its page offers every way to pay.
      if (!paid.ok) toasts.show('error', failureText(paid.error, translate));
    } else keepVisit({ subject, start: method.tag, fromWallet });
    form.write(undefined);
    cache.invalidate(['orders', 'parcels']);
    navigator.go(`/parcels/${placed.id}`, { replace: true });
  }

  #stop(problem: string): void {
    runInAction(() => {
      this.isPlacing = false;
      this.problem = problem;
      this.failures += 1;
    });
  }
}
