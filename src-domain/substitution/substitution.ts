import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { OrderId } from '../kernel/ids.ts';
import type { DietaryDeclaration } from '../dietary/index.ts';
import type { Money } from '../pricing/index.ts';
import type { SubstitutionAnswer } from './question.ts';

/** Why a dish was replaced or left out: the choice in the order, missing declarations, an answer, or
 * the end of time; or it was canceled with its order. */
export const SUBSTITUTION_REASONS = ['choice', 'undeclared', 'customer', 'time', 'gone', 'canceled'] as const;
/** One of `SUBSTITUTION_REASONS`. */
export type SubstitutionReason = (typeof SUBSTITUTION_REASONS)[number];

/** A dish of a substitution, for all its pieces. */
export type SubstitutedDish = {
  readonly title: string;
  readonly options: string;
  readonly image: string | undefined;
  readonly quantity: number;
  readonly total: Money;
  readonly dietary: DietaryDeclaration | undefined;
};

/** ORDER-10: A dish that the shop cannot deliver, and what became of it. */
export type Substitution = {
  readonly id: number;
  /** `open` waits for the customer's answer. */
  readonly state: 'open' | 'replaced' | 'left-out';
  readonly reason: SubstitutionReason | undefined;
  readonly ordered: SubstitutedDish;
  readonly proposed: SubstitutedDish | undefined;
  /** What happens without an answer. */
  readonly silence: SubstitutionAnswer;
  readonly askedAt: Instant;
  readonly endsAt: Instant;
  /** What comes back with the one answer and with the other; of an answered one `back` is what came back. */
  readonly ifReplaced: Money | undefined;
  readonly ifLeftOut: Money | undefined;
  readonly back: Money | undefined;
};

/** ORDER-10: Answers of the customer to proposals for an order of their own. */
export interface Substitutions {
  /** Answers a proposal; answering again alike changes nothing, otherwise the answer is refused. */
  answer(order: OrderId, substitution: number, answer: SubstitutionAnswer): Answer<void>;
}
