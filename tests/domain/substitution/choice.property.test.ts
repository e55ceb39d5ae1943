import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyProfile, severeAllergens, verdictOf } from '@domain/dietary/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import {
  answerOfSilence,
  isAsked,
  isTakeable,
  noReplacements,
  ORDERED_CHOICES,
  orderedChoice,
  orderedChoices,
  readOrderedChoice,
  REPLACEMENT_CHOICES,
  secondsLeft,
  SPOKEN_SECONDS,
  spokenSeconds,
} from '@domain/substitution/index.ts';
import { declarationArb, profileArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const choiceArb = fc.constantFrom(...REPLACEMENT_CHOICES);
const proposedArb = fc.option(declarationArb, { nil: undefined });

describe('ORDER-10 the choice for a dish that is missing', () => {
  it('never lets a dish be replaced without asking where the profile has an allergen', () => {
    fc.assert(
      fc.property(choiceArb, profileArb, (choice, profile) => {
        const sent = orderedChoice(choice, profile);
        if (severeAllergens(profile).length === 0) expect(sent).toBe(choice);
        else expect(sent).toBe(choice === 'leave-out' ? 'leave-out' : 'ask-declared');
        expect(readOrderedChoice(sent)).toBe(sent);
      }),
      runs(100, 5000),
    );
    expect([readOrderedChoice('never'), readOrderedChoice(undefined)]).toEqual([undefined, undefined]);
  });

  it('is the dish’s own, otherwise the usual one', () => {
    fc.assert(
      fc.property(choiceArb, choiceArb, profileArb, (usual, own, profile) => {
        expect(orderedChoices({ usual, byStock: { 7: own } }, [7, 8], profile)).toEqual({
          7: orderedChoice(own, profile),
          8: orderedChoice(usual, profile),
        });
      }),
      runs(100, 1000),
    );
    expect(orderedChoices(noReplacements, [7], emptyProfile)).toEqual({ 7: 'ask' });
  });

  it('asks unless the choice or a missing declaration decides', () => {
    const asked = ORDERED_CHOICES.map((choice) => [choice, isAsked(choice, true), isAsked(choice, false)]);
    expect(asked).toEqual([
      ['replace', true, true],
      ['ask', true, true],
      ['leave-out', false, false],
      ['ask-declared', true, false],
    ]);
  });

  it('cannot be taken where it is dangerous or unknown to a profile with allergens', () => {
    fc.assert(
      fc.property(proposedArb, profileArb, (proposed, profile) => {
        const isUnknown = proposed === undefined && severeAllergens(profile).length > 0;
        const isDangerous = verdictOf([proposed], profile).kind === 'dangerous';
        expect(isTakeable(proposed, profile)).toBe(!isUnknown && !isDangerous);
        expect(isTakeable(proposed, emptyProfile)).toBe(true);
      }),
      runs(100, 20_000),
    );
  });
});

describe('ORDER-10 silence', () => {
  it('means left out, unless the customer allowed to replace', () => {
    expect(ORDERED_CHOICES.map(answerOfSilence)).toEqual(['replace', 'leave-out', 'leave-out', 'leave-out']);
  });
});

describe('ORDER-10 the time left', () => {
  it('is spoken once at each time, however the clock ticks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 60 }), (ticks) => {
        const endsAt = instant(180_000);
        let now = 0;
        let before = secondsLeft(endsAt, instant(0)) + 1;
        const spoken: number[] = [];
        for (const tick of [...ticks, 180_000]) {
          now += tick;
          const left = secondsLeft(endsAt, instant(now));
          const said = spokenSeconds(before, left);
          if (said !== undefined) spoken.push(said);
          before = left;
        }
        expect(new Set(spoken).size).toBe(spoken.length);
        expect(spoken.every((seconds) => SPOKEN_SECONDS.some((known) => known === seconds))).toBe(true);
        expect([...spoken].sort((one, other) => other - one)).toEqual(spoken);
        expect(spoken.at(-1)).toBe(20);
      }),
      runs(100, 5000),
    );
  });
});
