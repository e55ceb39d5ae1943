import { makeAutoObservable } from 'mobx';
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
    const timer = setInterval(() => this.look(), STEP_MS);
    return () => clearInterval(timer);
  }

  /** Looks at the clock now. */
  look(): void {
    this.now = this.#clock.now();
  }
}
