import { instant, type Clock, type Instant } from '@domain/kernel/clock.port.ts';

/** How simulated time follows from real time; the same in every process that has it. */
export type ClockState = {
  /** At this real moment it was … */
  readonly real: number;
  /** … this moment in the simulation. */
  readonly simulated: number;
  readonly isRunning: boolean;
  /** Simulated milliseconds per real one. */
  readonly speed: number;
};

/** Years have four digits in every answer; the simulation stops long before they need a fifth. */
export const END_OF_TIME: Instant = instant(Date.UTC(9000, 0, 1));

/** The simulated moment of a state at a real one. */
export const timeOf = ({ real, simulated, isRunning, speed }: ClockState, at: number): number =>
  Math.min(END_OF_TIME, Math.floor(simulated + (isRunning ? Math.max(0, at - real) * speed : 0)));

/** The marketplace's time in demo mode: opening hours, slots, kitchens and "today" go by it (contract 8.12). */
export interface SimulationClock extends Clock {
  readonly state: ClockState;
  /** Goes on as this state says; where that is behind, the clock waits until it is caught up. */
  take(state: ClockState): void;
}

export const createSimulationClock = (real: Clock, first: ClockState): SimulationClock => {
  let state = first;
  let latest = -Infinity;
  const now = (): Instant => {
    latest = Math.max(latest, timeOf(state, real.now()));
    return instant(latest);
  };
  return {
    now,
    get state() {
      return state;
    },
    take: (next) => {
      now();
      state = next;
    },
  };
};
