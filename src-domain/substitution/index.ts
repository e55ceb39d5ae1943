export {
  changedCharge,
  replacementPrice,
  type ChangedCharge,
  type ChargedOrder,
  type LinePrice,
} from './changed-charge.ts';
export {
  DEFAULT_CHOICE,
  ORDERED_CHOICES,
  readOrderedChoice,
  readOrderedChoices,
  REPLACEMENT_CHOICES,
  type OrderedChoice,
  type ReplacementChoice,
} from './choice.ts';
export { orderedChoice } from './profile-choice.ts';
export { contentsOf } from './contents.ts';
export {
  noReplacements,
  orderedChoices,
  type StoredReplacements,
  type ReplacementStore,
} from './stored-replacements.ts';
export {
  ANSWER_MS,
  answerOfSilence,
  isAsked,
  isTakeable,
  secondsLeft,
  SPOKEN_SECONDS,
  spokenSeconds,
  SUBSTITUTION_ANSWERS,
  type SubstitutionAnswer,
} from './question.ts';
export {
  SUBSTITUTION_REASONS,
  type SubstitutedDish,
  type Substitution,
  type SubstitutionReason,
  type Substitutions,
} from './substitution.ts';
