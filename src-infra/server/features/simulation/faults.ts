import type { Clock } from '@domain/kernel/clock.port.ts';
import { openSharedValue, type SharedStorage, type SharedValue } from './shared-value.ts';

export type ErrorStatus = 500 | 502 | 503 | 504 | 429;

/** The rules of fault injection (contract 8.12). */
export type FaultRules = {
  readonly latencyMs: readonly [least: number, most: number];
  readonly errorRate: number;
  readonly errorStatus: ErrorStatus;
  readonly dropRate: number;
  /** Path prefixes relative to the API; empty means every path. */
  readonly paths: readonly string[];
  readonly seed: number;
};

/** The fault of one call. */
export type InjectedFault = {
  readonly latencyMs: number;
  /** `cut-before` drops the request, `cut-after` the response. */
  readonly failure:
    | { readonly kind: 'error'; readonly status: ErrorStatus }
    | { readonly kind: 'cut-before' | 'cut-after' }
    | undefined;
};

/** The faults of all processes on the same data. */
export interface Faults {
  readonly rules: FaultRules | undefined;
  set(rules: FaultRules | undefined): Promise<void>;
  /** Draws the fault of the next call to a path, if any. */
  next(path: string): InjectedFault | undefined;
}

export const openFaults = async ({
  storage,
  clock,
}: {
  readonly storage: SharedStorage;
  readonly clock: Clock;
}): Promise<Faults> => {
  const begin = ({ rules }: Stored): (() => number) => seededRandom(rules?.seed ?? 0);
  const shared: SharedValue<Stored> = await openSharedValue<Stored>({
    ...storage,
    clock,
    name: 'simulation-faults',
    read: readStored,
    first: { rules: null },
    onChange: (stored) => void (roll = begin(stored)),
  });
  let roll = begin(shared.current);
  return {
    get rules() {
      return shared.current.rules ?? undefined;
    },
    set: async (rules) => void (await shared.change(() => ({ rules: rules ?? null }))),
    next: (path) => {
      const { rules } = shared.current;
      return rules && isAffected(rules, path) ? drawFault(rules, roll) : undefined;
    },
  };
};

type Stored = { readonly rules: FaultRules | null };
/** Always written whole by this program. */
const readStored = (stored: unknown): Stored | undefined =>
  typeof stored === 'object' && stored !== null && 'rules' in stored ? (stored as Stored) : undefined;

const isAffected = ({ paths }: FaultRules, path: string): boolean =>
  paths.length === 0 || paths.some((prefix) => withoutSlashes(path).startsWith(withoutSlashes(prefix)));
const withoutSlashes = (path: string): string => path.replace(/^\/+/, '');

/** Every call draws the same number of random values, so that rates do not change the sequence. */
const drawFault = (
  { latencyMs: [least, most], errorRate, errorStatus, dropRate }: FaultRules,
  roll: () => number,
): InjectedFault => {
  const [delay, error, drop, side] = [roll(), roll(), roll(), roll()];
  const failure =
    error < errorRate
      ? ({ kind: 'error', status: errorStatus } as const)
      : drop < dropRate
        ? ({ kind: side < 0.5 ? 'cut-before' : 'cut-after' } as const)
        : undefined;
  return { latencyMs: Math.round(least + delay * (most - least)), failure };
};

/** Mulberry32: a seeded sequence of numbers from 0 to 1. */
const seededRandom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
