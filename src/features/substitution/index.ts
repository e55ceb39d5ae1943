export { ifMissingText } from './if-missing-text.ts';
export { Outcomes } from './outcomes.view.tsx';
export { Question } from './lazy-question.ts';
export { ReplacementsViewModel } from './replacements.view-model.ts';
export { REPLACEMENTS } from './substitution.tokens.ts';
export { SubstitutionViewModel } from './substitution.view-model.ts';
