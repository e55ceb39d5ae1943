import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Store } from '../store/index.ts';
import { openSharedValue, type SharedValue } from './shared-value.ts';

export type ErrorStatus = 500 | 502 | 503 | 504 | 429;

/** What goes wrong on purpose (contract 8.12). */
export type FaultRules = {
  readonly latencyMs: readonly [least: number, most: number];
  readonly errorRate: number;
  readonly errorStatus: ErrorStatus;
  readonly dropRate: number;
  /** Beginnings of paths, relative to the API; none means every path. */
  readonly paths: readonly string[];
  readonly seed: number;
};

/** What happens to one call. */
export type Disturbance = {
  readonly latencyMs: number;
  /** `cut-before`: the call never arrives; `cut-after`: its answer gets lost. */
  readonly failure: { readonly kind: 'error'; readonly status: ErrorStatus } | { readonly kind: 'cut-before' | 'cut-after' } | undefined;
};

/** The faults of every process on the same data. */
export interface Faults {
  readonly rules: FaultRules | undefined;
  set(rules: FaultRules | undefined): Promise<void>;
  /** What the next call to this path meets; `undefined` when nothing. */
  next(path: string): Disturbance | undefined;
}

export const openFaults = async ({ store, clock }: { readonly store: Store; readonly clock: Clock }): Promise<Faults> => {
  const begin = ({ rules }: Stored): (() => number) => dice(rules?.seed ?? 0);
  const shared: SharedValue<Stored> = await openSharedValue<Stored>({
    store, clock, name: 'simulation-faults', read: readStored, first: { rules: null }, onChange: (stored) => void (roll = begin(stored)),
  });
  let roll = begin(shared.current);
  return {
    get rules() {
      return shared.current.rules ?? undefined;
    },
    set: async (rules) => void (await shared.change(() => ({ rules: rules ?? null }))),
    next: (path) => {
      const { rules } = shared.current;
      return rules && isMeant(rules, path) ? disturbance(rules, roll) : undefined;
    },
  };
};

type Stored = { readonly rules: FaultRules | null };
/** Only this program writes it, whole. */
const readStored = (stored: unknown): Stored | undefined => (typeof stored === 'object' && stored !== null && 'rules' in stored ? (stored as Stored) : undefined);

const isMeant = ({ paths }: FaultRules, path: string): boolean => paths.length === 0 || paths.some((prefix) => bare(path).startsWith(bare(prefix)));
const bare = (path: string): string => path.replace(/^\/+/, '');

/** Every call takes as many numbers as any other, so that what one meets does not depend on the rates. */
const disturbance = ({ latencyMs: [least, most], errorRate, errorStatus, dropRate }: FaultRules, roll: () => number): Disturbance => {
  const [delay, error, drop, side] = [roll(), roll(), roll(), roll()];
  const failure = error < errorRate ? ({ kind: 'error', status: errorStatus } as const) : drop < dropRate ? ({ kind: side < 0.5 ? 'cut-before' : 'cut-after' } as const) : undefined;
  return { latencyMs: Math.round(least + delay * (most - least)), failure };
};

/** Mulberry32: numbers from 0 to 1 that are the same for the same seed. */
const dice = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
