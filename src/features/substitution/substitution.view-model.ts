import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { isEmptyProfile, verdictOf, type DietaryProfile, type Verdict } from '@domain/dietary/index.ts';
import type { LiveValue } from '@domain/kernel/live-value.ts';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import type { Order } from '@domain/orders/index.ts';
import {
  isTakeable,
  secondsLeft,
  spokenSeconds,
  type Substitution,
  type SubstitutionAnswer,
  type Substitutions,
} from '@domain/substitution/index.ts';
import type { Translate } from '../../i18n/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import { failureText } from '../failure/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { outcomeText } from './outcome-text.ts';

type Deps = {
  readonly substitutions: Substitutions;
  readonly profile: Pick<LiveValue<DietaryProfile>, 'read'>;
  readonly clock: Clock;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
  /** The language for times that are spoken. */
  readonly language: () => string;
  readonly order: () => Order | undefined;
  readonly reload: () => void;
};

/** Opens what is asked about the order of a page. */
export type OpenSubstitution = (page: Pick<Deps, 'order' | 'reload'>) => SubstitutionViewModel;

const SECOND_MS = 1000;

/** ORDER-10: what the shop asks about a missing dish, and the customer's answer. */
export class SubstitutionViewModel {
  now: Instant;
  /** The answer that is on its way. */
  sending: SubstitutionAnswer | undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.now = deps.clock.now();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Counts the time down while there is a question, and speaks it. */
  follow(): () => void {
    const { announcer, translate } = this.#deps;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = reaction(
      () => this.open?.id,
      (id) => {
        clearInterval(timer);
        runInAction(() => (this.now = this.#deps.clock.now()));
        if (id === undefined) return;
        announcer.say(translate('substitution.asked', { dish: this.open?.ordered.title ?? '' }));
        timer = setInterval(this.tick, SECOND_MS);
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      clearInterval(timer);
    };
  }

  /** What is asked, as long as an answer counts. */
  get question(): Substitution | undefined {
    return this.open && this.left > 0 ? this.open : undefined;
  }

  /** The question whose time may have ended. */
  get open(): Substitution | undefined {
    return this.#deps.order()?.substitutions.find(({ state }) => state === 'open');
  }

  /** Seconds left to answer. */
  get left(): number {
    return this.open ? secondsLeft(this.open.endsAt, this.now) : 0;
  }

  /** The share of the time that is left, 0 to 1. */
  get share(): number {
    if (!this.open) return 0;
    return Math.min(1, (this.left * SECOND_MS) / Math.max(1, this.open.endsAt - this.open.askedAt));
  }

  /** The verdict on the proposal; `undefined` without a profile. */
  get verdict(): Verdict | undefined {
    const profile = this.#deps.profile.read();
    return this.open?.proposed && !isEmptyProfile(profile)
      ? verdictOf([this.open.proposed.dietary], profile)
      : undefined;
  }

  get canTake(): boolean {
    return this.open?.proposed !== undefined && isTakeable(this.open.proposed.dietary, this.#deps.profile.read());
  }

  tick(): void {
    const before = this.left;
    this.now = this.#deps.clock.now();
    const seconds = this.open && spokenSeconds(before, this.left);
    if (seconds !== undefined) this.#deps.announcer.say(this.#leftText(seconds));
    if (before > 0 && this.left === 0) this.#deps.reload();
  }

  /** Resolves to whether the answer counts. */
  async answer(answer: SubstitutionAnswer): Promise<boolean> {
    const [asked, order] = [this.question, this.#deps.order()];
    if (!asked || !order || this.sending || (answer === 'replace' && !this.canTake)) return false;
    this.sending = answer;
    const { substitutions, toasts, announcer, translate, reload } = this.#deps;
    const outcome = await substitutions.answer(order.id, asked.id, answer);
    runInAction(() => (this.sending = undefined));
    if (outcome.ok) {
      const state = answer === 'replace' ? 'replaced' : 'left-out';
      announcer.say(outcomeText({ ...asked, state, reason: 'customer' }, translate));
    } else toasts.show('error', failureText(outcome.error, translate));
    reload();
    return outcome.ok;
  }

  #leftText(seconds: number): string {
    const words = new Intl.NumberFormat(this.#deps.language(), {
      style: 'unit',
      unit: seconds >= 60 ? 'minute' : 'second',
      unitDisplay: 'long',
    });
    return `${this.#deps.translate('substitution.within')} ${words.format(seconds >= 60 ? seconds / 60 : seconds)}`;
  }
}
