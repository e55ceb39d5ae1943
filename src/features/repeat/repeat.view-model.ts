import { makeAutoObservable, observableRef, reaction, runInAction, when } from 'mobx';
import type { TimeZones } from '@domain/calendar/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { orderId, type OrderId } from '@domain/kernel/ids.ts';
import { isOutcomeUnknown, type RemoteFailure } from '@domain/kernel/remote-failure.ts';
import {
  checkRepeatPlan,
  nextRepeats,
  type NextRepeat,
  type PlannedOrder,
  type RepeatPlan,
  type RepeatPlanFault,
  type RepeatPlans,
} from '@domain/orders/index.ts';
import { LiveQuery, type DataCache, type Query } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import { failureText } from '../failure/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { RepeatForm } from './repeat-form.view-model.ts';

type Deps = {
  readonly cache: DataCache;
  readonly plans: RepeatPlans;
  readonly context: { readonly scope: () => readonly unknown[] };
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly clock: Clock;
  readonly zones: TimeZones;
  readonly makeUuid: () => string;
  readonly translate: Translate;
};

/** How many of the next days the page shows. */
const SHOWN_DAYS = 4;

/** ORDER-7h: on which days an order is repeated, up to which price, and what it asks. */
export class RepeatViewModel implements PageViewModel {
  readonly form: RepeatForm;
  live: LiveQuery<PlannedOrder> | undefined;
  isBusy = false;
  fault: string | undefined = undefined;
  /** The field that the fault is about. */
  faulty: RepeatPlanFault['kind'] | undefined = undefined;
  failures = 0;
  /** Counts ended plans and answered questions: what was pressed is gone then. */
  decisions = 0;
  readonly #deps: Deps;
  #id: OrderId | undefined;
  #query: Query<PlannedOrder> | undefined;
  #isFilled = false;
  /** The answer whose outcome is unknown: it is sent again under the same key. */
  #keyed: { readonly text: string; readonly key: string } | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.form = new RepeatForm(() => this.#forget());
    makeAutoObservable(this, { form: false, live: observableRef }, { autoBind: true });
  }

  show({ params }: Place): void {
    const text = params['id'] ?? '';
    if (this.#id !== undefined || !/^[1-9]\d{0,9}$/.test(text)) return;
    const { cache, plans, context } = this.#deps;
    const id = orderId(Number(text));
    this.#id = id;
    this.#query = { key: ['orders', 'plan', id, ...context.scope()], load: () => plans.load(id), freshMs: 0 };
    this.live = new LiveQuery(cache, this.#query);
  }

  async prepare(): Promise<PageOutcome> {
    if (!this.live) return { kind: 'not-found' };
    const answer = await this.live.load();
    if (answer.ok) return ready;
    return answer.error.kind === 'rejected' && answer.error.status === 404 ? { kind: 'not-found' } : { kind: 'failed' };
  }

  activate(): () => void {
    const unfollow = this.live?.follow();
    const stop = reaction(
      () => this.planned,
      (planned) => planned && !this.#isFilled && this.#fill(planned),
      { fireImmediately: true },
    );
    return () => {
      stop();
      unfollow?.();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate('repeat.head'), isPrivate: true };
  }

  get planned(): PlannedOrder | undefined {
    return this.live?.value;
  }

  get plan(): RepeatPlan | undefined {
    return this.planned?.plan;
  }

  get failure(): RemoteFailure | undefined {
    return this.live?.failure;
  }

  /** Whether the order can be repeated at all. */
  get isRepeatable(): boolean {
    const { planned } = this;
    return planned?.order.status === 'delivered' && !('why' in planned.today && planned.today.why === 'refunded');
  }

  /** The next days of the plan as it is stored. */
  get next(): readonly NextRepeat[] {
    const { planned } = this;
    if (!planned?.plan) return [];
    const { plan, until } = planned;
    return nextRepeats(plan, this.#at, SHOWN_DAYS).filter(({ date }) => until === undefined || date <= until);
  }

  retry(): void {
    this.live?.reload();
  }

  async save(): Promise<void> {
    const { translate, plans } = this.#deps;
    const { planned } = this;
    if (this.isBusy || !planned || this.#id === undefined) return;
    const checked = checkRepeatPlan(
      {
        ...this.form.plan(planned.order.total.scale),
        skipped: this.plan?.skipped ?? [],
        isPaused: this.plan?.isPaused === true,
      },
      this.#at,
    );
    if (!checked.ok) return this.#stop(translate(`repeat.fault.${checked.error.kind}`), checked.error.kind);
    await this.#send(plans.save(this.#id, checked.value), translate('repeat.saved'));
  }

  /** Leaves a day out, or takes it in again. */
  async skip(day: string): Promise<void> {
    const { plan } = this;
    if (!plan) return;
    const isSkipped = plan.skipped.includes(day);
    await this.#change(
      { ...plan, skipped: isSkipped ? plan.skipped.filter((known) => known !== day) : [...plan.skipped, day] },
      isSkipped ? 'repeat.unskipped' : 'repeat.skipped_now',
    );
  }

  /** Waits for what is being saved: the page may show it before its answer arrives. */
  async pause(isPaused: boolean): Promise<void> {
    await when(() => !this.isBusy);
    if (this.plan) await this.#change({ ...this.plan, isPaused }, isPaused ? 'repeat.paused_now' : 'repeat.resumed');
  }

  async end(): Promise<void> {
    const { plans, translate } = this.#deps;
    if (this.isBusy || this.#id === undefined) return;
    await this.#send(plans.end(this.#id), translate('repeat.ended'));
  }

  /** Answers the question on the page; a price that has risen since is asked about again. */
  async answer(isYes: boolean): Promise<void> {
    const { plans, translate, makeUuid } = this.#deps;
    const question = this.planned?.question;
    if (this.isBusy || !question || this.#id === undefined) return;
    const text = JSON.stringify([question, isYes]);
    if (this.#keyed?.text !== text) this.#keyed = { text, key: makeUuid() };
    await this.#send(plans.answer(this.#id, question, isYes, this.#keyed.key), (after) => {
      if (after.question) return translate('repeat.dearer_again');
      if (!isYes) return translate('repeat.skipped_now');
      return after.missed ? translate(`repeat.why.${after.missed.why}`) : translate('repeat.ordered');
    });
  }

  get #at() {
    const { clock, zones } = this.#deps;
    return { now: clock.now(), timeZone: this.planned?.order.shop.timeZone ?? 'UTC', zones };
  }

  #fill(planned: PlannedOrder): void {
    this.#isFilled = true;
    this.form.fill(planned);
  }

  async #change(
    plan: RepeatPlan,
    said: 'repeat.unskipped' | 'repeat.skipped_now' | 'repeat.paused_now' | 'repeat.resumed',
  ) {
    const { plans, translate } = this.#deps;
    if (this.isBusy || this.#id === undefined) return;
    await this.#send(plans.save(this.#id, plan), translate(said));
  }

  async #send(sent: Answer<PlannedOrder>, said: string | ((after: PlannedOrder) => string)): Promise<void> {
    const { cache, toasts, translate } = this.#deps;
    this.isBusy = true;
    this.#forget();
    const outcome = await sent;
    if (!outcome.ok) {
      if (!isOutcomeUnknown(outcome.error)) this.#keyed = undefined;
      // Another window may have answered meanwhile.
      if (outcome.error.kind === 'rejected') this.live?.reload();
      return this.#stop(failureText(outcome.error, translate), undefined);
    }
    runInAction(() => {
      this.isBusy = false;
      this.#keyed = undefined;
      if (!outcome.value.plan) this.#isFilled = false;
      if (!outcome.value.plan || this.planned?.question) this.decisions += 1;
      if (this.#query) cache.write(this.#query, outcome.value);
    });
    cache.invalidate(['orders', 'list']);
    toasts.show('success', typeof said === 'string' ? said : said(outcome.value));
  }

  #forget(): void {
    [this.fault, this.faulty] = [undefined, undefined];
  }

  #stop(fault: string, faulty: RepeatPlanFault['kind'] | undefined): void {
    runInAction(() => {
      this.isBusy = false;
      [this.fault, this.faulty] = [fault, faulty];
      this.failures += 1;
    });
  }
}
