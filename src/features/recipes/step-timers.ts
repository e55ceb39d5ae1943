import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import type { RecipeId } from '@domain/kernel/ids.ts';
import {
  lengthenTimer,
  pauseTimer,
  resumeTimer,
  startTimer,
  timeLeft,
  withTimer,
  type CookTimer,
  type CookTimers,
} from '@domain/recipes/index.ts';

type Deps = {
  readonly store: CookTimers;
  readonly clock: Clock;
  /** Says that a timer has started or is over. */
  readonly say: (what: 'started' | 'over', step: number) => void;
};

const MINUTE_MS = 60_000;
const TICK_MS = 500;

/** CATALOG-4l: the timers of all steps, which go on while another step or page is shown. */
export class StepTimers {
  timers: readonly CookTimer[] = [];
  now: Instant;
  readonly #deps: Deps;
  /** Views that show timers. */
  #watchers = 0;
  #stop: (() => void) | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.now = deps.clock.now();
    makeAutoObservable(this, { timers: observableRef }, { autoBind: true });
  }

  /** Follows the timers of the device while something shows them. */
  watch(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) this.#stop = this.#follow();
    return () => {
      this.#watchers -= 1;
      if (this.#watchers === 0) this.#stop?.();
    };
  }

  of(recipe: RecipeId, step: number): CookTimer | undefined {
    return this.timers.find((timer) => timer.recipe === recipe && timer.step === step);
  }

  leftOf(timer: CookTimer): number {
    return timeLeft(timer, this.now);
  }

  start(recipe: RecipeId, step: number, minutes: number): void {
    this.#put({ recipe, step }, startTimer({ recipe, step }, minutes * MINUTE_MS, this.#tick()));
    this.#deps.say('started', step);
  }

  /** Pauses a running timer, and lets a paused one go on. */
  toggle(timer: CookTimer): void {
    const now = this.#tick();
    this.#put(timer, timer.endsAt === undefined ? resumeTimer(timer, now) : pauseTimer(timer, now));
  }

  lengthen(timer: CookTimer): void {
    this.#put(timer, lengthenTimer(timer, MINUTE_MS, this.#tick()));
  }

  clear(timer: CookTimer): void {
    this.#put(timer, undefined);
  }

  #follow(): () => void {
    const keeping = this.#deps.store.changes.subscribe({
      next: (timers) => runInAction(() => (this.timers = timers)),
    });
    const beat = setInterval(() => this.#finish(), TICK_MS);
    this.#finish();
    return () => {
      clearInterval(beat);
      keeping.unsubscribe();
    };
  }

  /** A timer that is over stops, so that its end is said once. */
  #finish(): void {
    const now = this.#tick();
    for (const timer of this.timers) {
      if (timer.endsAt === undefined || timeLeft(timer, now) > 0) continue;
      this.#put(timer, pauseTimer(timer, now));
      this.#deps.say('over', timer.step);
    }
  }

  #tick(): Instant {
    return runInAction(() => (this.now = this.#deps.clock.now()));
  }

  #put(place: Pick<CookTimer, 'recipe' | 'step'>, timer: CookTimer | undefined): void {
    this.#deps.store.write(withTimer(this.#deps.store.read(), place, timer));
  }
}
