import { makeAutoObservable, runInAction } from 'mobx';
import { isOutcomeUnknown, type RemoteFailure } from '@domain/kernel/remote-failure.ts';
import {
  APPLICATION_STEPS,
  type ApplicationStep,
  type OwnShop,
  type ShopApplication,
  type ShopApplications,
} from '@domain/partners/index.ts';
import type { DataCache, LiveQuery } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import type { Navigator } from '../../routes/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import { failureText } from '../failure/index.ts';
import type { PhotosViewModel } from '../pictures/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { refusedFields } from './refused-fields.ts';
import { SELLER_PATH, stepPath } from './seller-paths.ts';
import type { Seller, SellerQueries } from './seller.queries.ts';
import type { SentApplication } from './seller.tokens.ts';
import type { ShopFormViewModel } from './shop-form.view-model.ts';

export type SendingDeps = {
  readonly cache: DataCache;
  readonly queries: Pick<SellerQueries, 'own'>;
  readonly applications: Pick<ShopApplications, 'apply' | 'change'>;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly makeUuid: () => string;
  readonly translate: Translate;
  readonly form: ShopFormViewModel;
  readonly live: LiveQuery<Seller>;
  readonly papers: Pick<PhotosViewModel, 'settled'>;
  readonly stepName: () => ApplicationStep;
  /** Called when there is a new key, which must be kept. */
  readonly onKey: () => void;
  readonly onSent: () => void;
};

/** ACCOUNT-7: from the press of the button to the application that waits, once however often it is pressed. */
export class SendingViewModel {
  isSending = false;
  problem: string | undefined = undefined;
  /** Counts refused presses: the focus moves to the fault. */
  failures = 0;
  /** What was sent without an answer. */
  sent: SentApplication | undefined = undefined;
  readonly #deps: SendingDeps;

  constructor(deps: SendingDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { sent: false }, { autoBind: true });
  }

  /** Sends everything, or opens the first step with a fault. */
  async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.problem = undefined;
    await this.#deps.papers.settled();
    const { form, live, applications } = this.#deps;
    const { checked } = form;
    const faulty = runInAction(() => form.check());
    if (!checked.ok) return this.refuse(faulty);
    const outcome = live.value?.shop
      ? await applications.change(checked.value)
      : await applications.apply(checked.value, this.#keyFor(checked.value));
    if (outcome.ok) return this.#conclude(outcome.value);
    await this.#fail(outcome.error);
  }

  /** Shows a fault: of a step, which opens, or of everything. */
  refuse(step?: ApplicationStep, problem?: string): void {
    runInAction(() => {
      this.isSending = false;
      if (step && step !== this.#deps.stepName())
        this.#deps.navigator.go(stepPath(APPLICATION_STEPS.indexOf(step) + 1));
      this.problem = problem;
      this.failures += 1;
    });
  }

  /** One key for one content: a changed application is another one. */
  #keyFor(application: ShopApplication): string {
    const text = JSON.stringify(application);
    if (this.sent?.text !== text) this.sent = { key: this.#deps.makeUuid(), text };
    this.#deps.onKey();
    return this.sent.key;
  }

  #conclude(shop: OwnShop): void {
    const { cache, queries, live, onSent, navigator, translate, announcer } = this.#deps;
    const seller = live.value;
    runInAction(() => {
      this.isSending = false;
      this.sent = undefined;
    });
    onSent();
    if (seller) cache.write(queries.own(), { ...seller, shop });
    navigator.go(SELLER_PATH, { replace: true });
    announcer.say(translate(shop.status === 'approved' ? 'seller.changed' : 'seller.sent'));
  }

  async #fail(failure: RemoteFailure): Promise<void> {
    const { form, live, translate, toasts, navigator } = this.#deps;
    const code = failure.kind === 'rejected' ? failure.code : '';
    if (code === 'ERROR_205' || code === 'ERROR_206') {
      // Sent before, here or on another device: that one is shown, and can be changed.
      const answer = await live.load();
      live.reload();
      if (answer.ok && answer.value.shop) {
        runInAction(() => (this.isSending = false));
        toasts.show('info', translate('seller.already'));
        return navigator.go(SELLER_PATH, { replace: true });
      }
    }
    if (failure.kind === 'rejected' && 'password' in failure.params) {
      live.reload();
      return this.refuse(undefined, translate('seller.password_text'));
    }
    const fields = failure.kind === 'rejected' ? refusedFields(failure, form.language) : undefined;
    if (fields?.step) {
      runInAction(() => form.refuse(fields.texts));
      return this.refuse(fields.step);
    }
    this.refuse(undefined, isOutcomeUnknown(failure) ? translate('seller.no_answer') : failureText(failure, translate));
  }
}
