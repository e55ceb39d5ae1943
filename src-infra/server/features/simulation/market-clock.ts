import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import {
  createSimulationClock,
  END_OF_TIME,
  timeOf,
  type ClockState,
  type SimulationClock,
} from '../../foundation/time/index.ts';
import { openSharedValue, type SharedStorage } from './shared-value.ts';

/** An action on the simulation clock (contract 8.12). */
export type ClockAction =
  | { readonly kind: 'pause' | 'resume' }
  | { readonly kind: 'advance'; readonly milliseconds: number }
  | { readonly kind: 'set'; readonly at: number }
  | { readonly kind: 'speed'; readonly speed: number };

/** The simulation clock of all processes on the same data: it only moves forward, across restarts too. */
export interface MarketClock {
  readonly clock: SimulationClock;
  change(action: ClockAction): Promise<Result<void, 'not-forward' | 'too-far'>>;
}

type Options = {
  readonly storage: SharedStorage;
  readonly real: Clock;
  /** The start of a new clock; applied to a stored one only if later. */ readonly start: Instant | undefined;
};

export const openMarketClock = async ({ storage, real, start }: Options): Promise<MarketClock> => {
  const first: ClockState = { real: real.now(), simulated: start ?? real.now(), isRunning: true, speed: 1 };
  const shared = await openSharedValue({
    ...storage,
    name: 'simulation-clock',
    clock: real,
    read: readState,
    first,
    onChange: (state) => clock.take(state),
  });
  const clock = createSimulationClock(real, shared.current);

  const change: MarketClock['change'] = async (action) => {
    let refusal: 'not-forward' | 'too-far' | undefined;
    await shared.change((known) => {
      const now = real.now();
      const shown = Math.max(timeOf(known, now), clock.now());
      const at = targetOf(action, shown);
      refusal = at < shown ? 'not-forward' : at > END_OF_TIME ? 'too-far' : undefined;
      return refusal ? known : { ...known, ...changeOf(action), real: now, simulated: at };
    });
    return refusal ? err(refusal) : ok(undefined);
  };

  await shared.change((known) =>
    start !== undefined && start > timeOf(known, real.now()) ? { ...known, real: real.now(), simulated: start } : known,
  );
  return { clock, change };
};

const targetOf = (action: ClockAction, shown: number): number =>
  action.kind === 'set' ? action.at : action.kind === 'advance' ? shown + action.milliseconds : shown;

const changeOf = (action: ClockAction): Partial<ClockState> => {
  switch (action.kind) {
    case 'pause':
      return { isRunning: false };
    case 'resume':
      return { isRunning: true };
    case 'speed':
      return { speed: action.speed };
    case 'advance':
    case 'set':
      return {};
  }
};

const readState = (stored: unknown): ClockState | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { real, simulated, isRunning, speed } = stored as Readonly<Record<string, unknown>>;
  return typeof real === 'number' &&
    typeof simulated === 'number' &&
    typeof isRunning === 'boolean' &&
    typeof speed === 'number'
    ? { real, simulated, isRunning, speed }
    : undefined;
};
