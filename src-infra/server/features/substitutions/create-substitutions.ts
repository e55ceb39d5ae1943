import type { OrderRecord } from '../orders/index.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import { createAnswerProposal, createSilenceJob, type AnswerProposal } from './answer.use-case.ts';
import { createFindCandidates, type Candidate } from './candidates.ts';
import { createProposeReplacement, type ProposeReplacement } from './propose.use-case.ts';
import { createSettleSubstitution } from './settle-substitution.ts';
import type { SubstitutionsDeps } from './substitutions-deps.ts';

/** ORDER-10: Dishes that a shop cannot deliver. */
export type SubstitutionUseCases = {
  readonly propose: ProposeReplacement;
  readonly answer: AnswerProposal;
  /** What may replace a line, the nearest first; nothing for an unknown line. */
  readonly candidates: (order: OrderRecord, lineId: number) => Promise<readonly Candidate[]>;
  /** For kitchens that act by themselves: misses the first dish and proposes the nearest one, if there is one. */
  readonly proposeNearest: (orderId: number) => Promise<void>;
  readonly silenceJob: Job;
};

export const createSubstitutions = (deps: SubstitutionsDeps): SubstitutionUseCases => {
  const settle = createSettleSubstitution(deps);
  const candidates = createFindCandidates(deps);
  const propose = createProposeReplacement(deps, { settle, candidates });
  return {
    propose,
    proposeNearest: async (orderId) => {
      const order = await deps.orders.orders.find(orderId);
      const line = order?.details.find(({ parent_id, bonus }) => parent_id === null && !bonus);
      const [nearest] = order && line ? await candidates(order, line) : [];
      if (line && nearest) await propose({ orderId, lineId: line.id, stockId: nearest.stockId });
    },
    answer: createAnswerProposal(deps, settle),
    candidates: async (order, lineId) => {
      const line = order.details.find(({ id, parent_id }) => id === lineId && parent_id === null);
      return line ? candidates(order, line) : [];
    },
    silenceJob: createSilenceJob(deps, settle),
  };
};
