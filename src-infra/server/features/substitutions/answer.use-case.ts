import { err, ok, type Result } from '@domain/kernel/result.ts';
import {
  answerOfSilence,
  DEFAULT_CHOICE,
  readOrderedChoice,
  type SubstitutionAnswer,
} from '@domain/substitution/index.ts';
import type { OrderRecord, SubstitutionRow } from '../orders/index.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { SettleSubstitution } from './settle-substitution.ts';
import type { SubstitutionsDeps } from './substitutions-deps.ts';

export type CustomersAnswer = {
  readonly userId: number;
  readonly orderId: number;
  readonly id: number;
  readonly answer: SubstitutionAnswer;
};
export type AnswerRefusal = { readonly kind: 'not-found' | 'answered' };

/** ORDER-10: Takes the customer's answer once; the same answer again changes nothing. */
export type AnswerProposal = (answer: CustomersAnswer) => Promise<Result<OrderRecord, AnswerRefusal>>;

export const createAnswerProposal =
  (
    { transactions, substitutions, orders: { orders }, clock }: SubstitutionsDeps,
    settle: SettleSubstitution,
  ): AnswerProposal =>
  ({ userId, orderId, id, answer }) =>
    transactions.run(async () => {
      const order = (await orders.lock(orderId, userId)) && (await orders.find(orderId, userId));
      const row = order && (await substitutions.lock(orderId, id));
      if (!order || !row) return err({ kind: 'not-found' });
      if (row.state !== 'open') return outcomeOf(row) === answer ? ok(order) : err({ kind: 'answered' });
      if (clock.now() < row.ends_at) return ok(await settle(order, row, { answer, reason: 'customer' }));
      const silence = silenceOf(row);
      const settled = await settle(order, row, { answer: silence, reason: 'time' });
      return silence === answer ? ok(settled) : err({ kind: 'answered' });
    });

/** ORDER-10c: Ends what nobody has answered in time. */
export const createSilenceJob = (
  { transactions, substitutions, orders: { orders }, clock }: SubstitutionsDeps,
  settle: SettleSubstitution,
): Job => ({
  name: 'unanswered-substitutions',
  everyMs: 1000,
  run: async () => {
    for (const { id, orderId } of await substitutions.overdue(clock.now()))
      await transactions.run(async () => {
        const order = (await orders.lock(orderId)) && (await orders.find(orderId));
        const row = order && (await substitutions.lock(orderId, id));
        if (order && row?.state === 'open') await settle(order, row, { answer: silenceOf(row), reason: 'time' });
      });
  },
});

const silenceOf = ({ choice }: SubstitutionRow): SubstitutionAnswer =>
  answerOfSilence(readOrderedChoice(choice) ?? DEFAULT_CHOICE);

const outcomeOf = ({ state }: SubstitutionRow): SubstitutionAnswer => (state === 'replaced' ? 'replace' : 'leave-out');
