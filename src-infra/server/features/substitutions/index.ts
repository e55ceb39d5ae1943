export { createSubstitutions, type SubstitutionUseCases } from './create-substitutions.ts';
export type { ProposalRefusal } from './propose.use-case.ts';
