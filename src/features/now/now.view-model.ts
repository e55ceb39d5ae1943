import { makeAutoObservable } from 'mobx';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';

type Deps = {
  readonly clock: Clock;
  /** The time at which the first screen was rendered, so that server and browser render the same. */
  readonly startedAt: Instant;
};

/** How often the time on screen is updated. */
const STEP_MS = 20_000;

/** The current time, for opening hours and waiting times on screen. */
export class NowViewModel {
  now: Instant;
  readonly #clock: Clock;

  constructor({ clock, startedAt }: Deps) {
    this.#clock = clock;
    this.now = startedAt;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): () => void {
    const timer = setInterval(() => this.tick(), STEP_MS);
    return () => clearInterval(timer);
  }

  /** Reads the clock. */
  tick(): void {
    this.now = this.#clock.now();
  }
}
