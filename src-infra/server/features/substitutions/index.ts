export { createSubstitutions, type SubstitutionUseCases } from './create-substitutions.ts';
export type { Proposal, ProposalRefusal } from './propose.use-case.ts';
