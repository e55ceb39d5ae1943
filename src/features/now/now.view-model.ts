import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';

type Deps = {
  readonly clock: Clock;
  /** The moment for which the first screen was made; the server's and the browser's first rendering agree on it. */
  readonly startedAt: Instant;
};

/** How often what depends on the time of day is looked at again. */
const STEP_MS = 20_000;

/** The present, for opening hours and waiting times on screen. */
export class NowViewModel {
  now: Instant;
  readonly #clock: Clock;

  constructor({ clock, startedAt }: Deps) {
    this.#clock = clock;
    this.now = startedAt;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): () => void {
    const tick = (): void =>
      runInAction(() => {
        this.now = this.#clock.now();
      });
    const timer = setInterval(tick, STEP_MS);
    return () => clearInterval(timer);
  }
}
