import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
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
  type RepeatQuestion,
} from '@domain/orders/index.ts';
import { LiveQuery, type DataCache, type Query } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { pageOutcomeOf, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import { failureText } from '../failure/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { answerText } from './answer-text.ts';
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
  /** Ends with what was pressed last. */
  #turn: Promise<void> = Promise.resolve();
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
    return pageOutcomeOf(await this.live?.load());
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

  save(): Promise<void> {
    return this.#inTurn(() => this.#save());
  }

  /** Leaves a day out, or takes it in again if the page shows it as left out. */
  async skip(day: string): Promise<void> {
    const isSkipped = this.plan?.skipped.includes(day) === true;
    await this.#edit(
      ({ skipped }) => ({ skipped: [...skipped.filter((known) => known !== day), ...(isSkipped ? [] : [day])] }),
      isSkipped ? 'repeat.unskipped' : 'repeat.skipped_now',
    );
  }

  async pause(isPaused: boolean): Promise<void> {
    await this.#edit(() => ({ isPaused }), isPaused ? 'repeat.paused_now' : 'repeat.resumed');
  }

  end(): Promise<void> {
    const { plans, translate } = this.#deps;
    return this.#inTurn(async () => {
      if (this.plan && this.#id !== undefined) await this.#send(plans.end(this.#id), translate('repeat.ended'));
    });
  }

  /** Answers the question on the page; a price that has risen since is asked about again. */
  answer(isYes: boolean): Promise<void> {
    const asked = JSON.stringify(this.planned?.question);
    return this.#inTurn(async () => {
      const question = this.planned?.question;
      if (question && JSON.stringify(question) === asked) await this.#answer(question, isYes);
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

  async #save(): Promise<void> {
    const { translate, plans } = this.#deps;
    const { planned } = this;
    if (!planned || this.#id === undefined) return;
    const checked = checkRepeatPlan(
      {
        ...this.form.plan(planned.order.total.scale),
        skipped: this.plan?.skipped ?? [],
        isPaused: this.plan?.isPaused === true,
      },
      this.#at,
    );
    if (!checked.ok) return this.#stop(translate(`repeat.fault.${checked.error.kind}`), checked.error.kind);
    await this.#send(plans.save(this.#id, checked.value), translate(this.plan ? 'repeat.saved' : 'repeat.started'));
  }

  async #answer(question: RepeatQuestion, isYes: boolean): Promise<void> {
    const { plans, translate, makeUuid } = this.#deps;
    if (this.#id === undefined) return;
    const text = JSON.stringify([question, isYes]);
    if (this.#keyed?.text !== text) this.#keyed = { text, key: makeUuid() };
    const answered = plans.answer(this.#id, question, isYes, this.#keyed.key);
    await this.#send(answered, (after) => answerText(after, isYes, translate));
  }

  /** Changes the plan as it is stored by then, so that nothing of an earlier press is lost. */
  async #edit(
    change: (plan: RepeatPlan) => Partial<RepeatPlan>,
    said: 'repeat.unskipped' | 'repeat.skipped_now' | 'repeat.paused_now' | 'repeat.resumed',
  ): Promise<void> {
    const { plans, translate } = this.#deps;
    await this.#inTurn(async () => {
      const { plan } = this;
      if (!plan || this.#id === undefined) return;
      await this.#send(plans.save(this.#id, { ...plan, ...change(plan) }), translate(said));
    });
  }

  /** The page may show what is being saved before its answer arrives, and be pressed again. */
  #inTurn(act: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(act);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #send(sent: Answer<PlannedOrder>, said: string | ((after: PlannedOrder) => string)): Promise<void> {
    const { cache, toasts, translate } = this.#deps;
    runInAction(() => {
      this.isBusy = true;
      this.#forget();
    });
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
