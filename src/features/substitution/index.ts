export { followQuestions } from './follow-questions.ts';
export { ifMissingText } from './if-missing-text.ts';
export { LazyReplacements } from './lazy-replacements.ts';
export { Outcomes, Question } from './lazy-views.ts';
export { REPLACEMENTS } from './substitution.tokens.ts';
export type { OpenSubstitution, SubstitutionViewModel } from './substitution.view-model.ts';
