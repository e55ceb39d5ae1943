import { instant, type Clock, type Instant } from '@domain/kernel/clock.port.ts';

/** The marketplace's time in demo mode: opening hours, slots, kitchens and "today" go by it (contract 8.12). */
export interface SimulationClock extends Clock {
  readonly isRunning: boolean;
  readonly speed: number;
  pause(): void;
  resume(): void;
  /** Simulated milliseconds per real one. */
  setSpeed(speed: number): void;
  /** Moves to `at`; the clock only goes forward, an earlier moment is ignored. */
  moveTo(at: Instant): void;
}

/** Starts at `start` and runs `speed` times as fast as `real`. */
export const createSimulationClock = (real: Clock, start: Instant, speed: number): SimulationClock => {
  let anchor = { real: real.now() as number, simulated: start as number };
  let state = { isRunning: true, speed };

  const now = (): Instant =>
    instant(Math.floor(anchor.simulated + (state.isRunning ? (real.now() - anchor.real) * state.speed : 0)));
  const change = (next: typeof state, at: number = now()): void => {
    anchor = { real: real.now(), simulated: at };
    state = next;
  };

  return {
    now,
    get isRunning() {
      return state.isRunning;
    },
    get speed() {
      return state.speed;
    },
    pause: () => change({ ...state, isRunning: false }),
    resume: () => change({ ...state, isRunning: true }),
    setSpeed: (next) => change({ ...state, speed: next }),
    moveTo: (at) => change(state, Math.max(at, now())),
  };
};
