import type { Instant } from '../kernel/clock.port.ts';
import { severeAllergens, verdictOf, type DietaryDeclaration, type DietaryProfile } from '../dietary/index.ts';
import type { OrderedChoice } from './choice.ts';

/** How long a customer may answer. */
export const ANSWER_MS = 180_000;
/** The times left that are spoken, in seconds. */
export const SPOKEN_SECONDS = [120, 60, 20] as const;

/** What becomes of a dish that the shop cannot deliver. */
export const SUBSTITUTION_ANSWERS = ['replace', 'leave-out'] as const;
/** One of `SUBSTITUTION_ANSWERS`. */
export type SubstitutionAnswer = (typeof SUBSTITUTION_ANSWERS)[number];

/**
 * ORDER-10b: Whether the customer is asked about a proposal. Otherwise the dish is left out at once: by choice, or
 * because the allergens of the proposal are not stated.
 */
export const isAsked = (choice: OrderedChoice, isDeclared: boolean): boolean =>
  choice !== 'leave-out' && (choice !== 'ask-declared' || isDeclared);

/** ORDER-10c: What happens without an answer: a dish is replaced only by a customer who chose that. */
export const answerOfSilence = (choice: OrderedChoice): SubstitutionAnswer =>
  choice === 'replace' ? 'replace' : 'leave-out';

/** ORDER-10d: Whether a customer with this profile may take a proposal; with an allergen, unknown is never safe. */
export const isTakeable = (proposed: DietaryDeclaration | undefined, profile: DietaryProfile): boolean => {
  const { kind } = verdictOf([proposed], profile);
  return kind !== 'dangerous' && (kind !== 'not-stated' || severeAllergens(profile).length === 0);
};

/** The whole seconds left to answer, from 0. */
export const secondsLeft = (endsAt: Instant, now: Instant): number => Math.max(0, Math.ceil((endsAt - now) / 1000));

/** ORDER-10g: Returns the time to speak when the seconds left go from `before` to `now`; each is spoken once. */
export const spokenSeconds = (before: number, now: number): number | undefined =>
  SPOKEN_SECONDS.filter((seconds) => now <= seconds && seconds < before).at(-1);
