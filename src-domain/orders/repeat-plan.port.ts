import type { Answer } from '../kernel/answer.ts';
import type { OrderId } from '../kernel/ids.ts';
import type { Money } from '../pricing/index.ts';
import type { Order } from './order.ts';
import type { RepeatPlan } from './repeat-plan.ts';

/** Why a day was not ordered, or could not be ordered now. */
export const REPEAT_OBSTACLES = [
  'closed',
  'sold-out',
  'gone',
  'below-minimum',
  'outside-zone',
  'refunded',
  'currency',
  'no-cash',
  'late',
] as const;
/** One of `REPEAT_OBSTACLES`. */
export type RepeatObstacle = (typeof REPEAT_OBSTACLES)[number];

/** An order with its plan; a copy that a running repeat has placed stands for the order it repeats. */
export type PlannedOrder = {
  readonly order: Order;
  /** The time at which it arrived, `HH:mm` on the shop's clock. */
  readonly usualTime: string;
  /** Undefined while the order is not repeated. */
  readonly plan: RepeatPlan | undefined;
  /** The last day of a plan that has one, `YYYY-MM-DD` on the shop's calendar. */
  readonly until: string | undefined;
  /** A day whose price is above the limit, on which the customer decides. */
  readonly question: RepeatQuestion | undefined;
  /** The latest day that could not be ordered, until the next one is. */
  readonly missed: { readonly day: string; readonly why: RepeatObstacle } | undefined;
  /** What it costs today, or why it cannot be ordered. */
  readonly today: { readonly total: Money } | { readonly why: RepeatObstacle };
};

/** ORDER-7j: Asks whether to order on `day` for `total`. */
export type RepeatQuestion = { readonly day: string; readonly total: Money };

/** The customer's plans of repeated orders. */
export interface RepeatPlans {
  /** An order of the customer's own with its plan. */
  load(id: OrderId): Answer<PlannedOrder>;
  /** Stores a plan; saving it again changes nothing. */
  save(id: OrderId, plan: RepeatPlan): Answer<PlannedOrder>;
  /** Ends the repeat of an order; ending it again changes nothing. */
  end(id: OrderId): Answer<PlannedOrder>;
  /** Orders for the price of the question, or skips its day; the same key answers once. */
  answer(id: OrderId, question: RepeatQuestion, isYes: boolean, key: string): Answer<PlannedOrder>;
}
