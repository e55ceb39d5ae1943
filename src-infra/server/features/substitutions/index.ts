export type { AnswerRefusal } from './answer.use-case.ts';
export type { Candidate } from './candidates.ts';
export { createSubstitutions, type SubstitutionUseCases } from './create-substitutions.ts';
export type { ProposalRefusal } from './propose.use-case.ts';
