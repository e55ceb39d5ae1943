import { err, ok, type Result } from '@domain/kernel/result.ts';
import { canMissDish, type OrderStatus } from '@domain/orders/index.ts';
import { money, type Scale } from '@domain/pricing/index.ts';
import {
  ANSWER_MS,
  DEFAULT_CHOICE,
  isAsked,
  readOrderedChoice,
  replacementPrice,
  type OrderedChoice,
} from '@domain/substitution/index.ts';
import type { OrderDetailRecord, OrderRecord, SubstitutedDishRecord } from '../orders/index.ts';
import { mainTransaction } from '../payment-transactions/index.ts';
import type { Candidate, FindCandidates } from './candidates.ts';
import { backOf, isLastLine, nothing, priceOfLine } from './order-charge.ts';
import type { SettleSubstitution } from './settle-substitution.ts';
import type { SubstitutionsDeps } from './substitutions-deps.ts';

/** A line that is missing, and the stock that may replace it. */
export type Proposal = { readonly orderId: number; readonly lineId: number; readonly stockId: number | undefined };
export type ProposalRefusal = {
  readonly kind: 'not-found' | 'too-late' | 'asked' | 'unknown-line' | 'unknown-stock' | 'unpaid';
};

/** ORDER-10: Says that a dish is missing. Asks the customer, or leaves the dish out at once where nothing is to ask. */
export type ProposeReplacement = (proposal: Proposal) => Promise<Result<OrderRecord, ProposalRefusal>>;

type Parts = { readonly settle: SettleSubstitution; readonly candidates: FindCandidates };

export const createProposeReplacement = (
  deps: SubstitutionsDeps,
  { settle, candidates }: Parts,
): ProposeReplacement => {
  const { transactions, substitutions, notify, clock } = deps;
  const { orders, notifier } = deps.orders;

  return ({ orderId, lineId, stockId }) =>
    transactions.run(async () => {
      const locked = await orders.lock(orderId);
      const order = locked && (await orders.find(orderId));
      if (!order) return err({ kind: 'not-found' });
      if (!canMissDish(order.status as OrderStatus)) return err({ kind: 'too-late' });
      if (locked.isAsked) return err({ kind: 'asked' });
      const line = order.details.find(({ id, parent_id, bonus }) => id === lineId && parent_id === null && !bonus);
      if (!line) return err({ kind: 'unknown-line' });
      // A provider charges the amount that it was told.
      const main = mainTransaction(order);
      if (main?.status === 'progress' && main.tag !== 'cash') return err({ kind: 'unpaid' });
      const choice = readOrderedChoice(line.replacement) ?? DEFAULT_CHOICE;
      const wanted = stockId === undefined ? undefined : (await candidates(order, line)).find(isOf(stockId));
      if (stockId !== undefined && !wanted) return err({ kind: 'unknown-stock' });
      const row = await substitutions.open(newSubstitution(order, line, { wanted, choice, now: clock.now() }));
      const about = { kind: 'order', id: order.id } as const;
      await notify({ userId: order.user_id, type: 'dish_missing', subject: about });
      if (!wanted || !isAsked(choice, wanted.snapshot.product.dietary !== undefined)) {
        const reason = wanted && choice !== 'leave-out' ? 'undeclared' : choice === 'leave-out' ? 'choice' : 'gone';
        return ok(await settle(order, row, { answer: 'leave-out', reason }));
      }
      const asked = (await orders.find(orderId)) ?? order;
      await notifier.changed(asked);
      return ok(asked);
    });
};

const isOf =
  (stockId: number) =>
  (candidate: Candidate): boolean =>
    candidate.stockId === stockId;

type Facts = { readonly wanted: Candidate | undefined; readonly choice: OrderedChoice; readonly now: number };

const newSubstitution = (order: OrderRecord, line: OrderDetailRecord, { wanted, choice, now }: Facts) => {
  const ordered = priceOfLine(order, line.id);
  const proposed = wanted && proposedDish(order, line, wanted);
  const price = proposed && {
    gross: money(proposed.gross, order.scale as Scale),
    total: money(proposed.total, order.scale as Scale),
  };
  return {
    order_id: order.id,
    order_detail_id: line.id,
    stock_id: wanted?.stockId ?? null,
    quantity: line.quantity,
    choice,
    ordered: {
      snapshot: line.snapshot,
      gross: ordered.gross.minor,
      total: ordered.total.minor,
    },
    proposed: proposed ?? null,
    if_replaced: price ? backOf(order, line.id, price) : null,
    if_left_out: isLastLine(order, line.id) ? order.total_price : backOf(order, line.id, nothing(order)),
    asked_at: now,
    ends_at: now + ANSWER_MS,
  };
};

const proposedDish = (order: OrderRecord, line: OrderDetailRecord, { snapshot }: Candidate): SubstitutedDishRecord => {
  const all = (minor: number) => money(minor * line.quantity, order.scale as Scale);
  const own = { gross: all(snapshot.price + snapshot.tax), total: all(snapshot.total) };
  const { gross, total } = replacementPrice(priceOfLine(order, line.id), own);
  return { snapshot, gross: gross.minor, total: total.minor };
};
