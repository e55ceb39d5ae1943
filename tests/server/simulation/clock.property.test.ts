import { array, assert, boolean, integer, oneof, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSimulationClock, timeOf, type ClockState } from '@infra/server/foundation/time/index.ts';
import { createHandClock, NOON } from '../support/marketplace.ts';

const state: Arbitrary<ClockState> = record({
  real: integer({ min: NOON - 100_000, max: NOON + 100_000 }),
  simulated: integer({ min: NOON - 10_000_000, max: NOON + 10_000_000 }),
  isRunning: boolean(),
  speed: integer({ min: 1, max: 3600 }),
});
const step = oneof(record({ pass: integer({ min: -5_000, max: 50_000 }) }), record({ take: state }));

describe('RUN-1 the simulation clock', () => {
  it('never goes back, whatever it is set to and whatever the system clock does', () => {
    assert(
      property(state, array(step, { maxLength: 20 }), (first, steps) => {
        const real = createHandClock();
        const clock = createSimulationClock(real, first);
        let before = clock.now();
        for (const next of steps) {
          if ('pass' in next) real.advance(next.pass);
          else clock.take(next.take);
          expect(clock.now()).toBeGreaterThanOrEqual(before);
          before = clock.now();
        }
      }),
    );
  });

  it('is equal in every process with the same state', () => {
    assert(
      property(state, integer({ min: 0, max: 1_000_000 }), (first, passed) => {
        const real = createHandClock();
        const [one, other] = [createSimulationClock(real, first), createSimulationClock(real, first)];
        one.now();
        real.advance(passed);
        expect(one.now()).toBe(other.now());
        expect(one.now()).toBe(timeOf(first, real.now()));
      }),
    );
  });
});
