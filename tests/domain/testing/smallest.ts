import * as fc from 'fast-check';

/** Values of a generator, the same in every run. */
export const sampled = <Value>(arb: fc.Arbitrary<Value>, count: number = 200): readonly Value[] =>
  fc.sample(arb, { numRuns: count, seed: 42 });

/** What a failing value shrinks to. */
export const smallest = <Value>(arb: fc.Arbitrary<Value>, isWanted: (value: Value) => boolean = () => true): Value => {
  const outcome = fc.check(
    fc.property(arb, (value) => !isWanted(value)),
    { numRuns: 500, seed: 42 },
  );
  if (!outcome.counterexample) throw new Error('No such value is generated');
  return outcome.counterexample[0];
};
