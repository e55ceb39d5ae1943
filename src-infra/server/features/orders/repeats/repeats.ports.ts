import type { Selectable } from 'kysely';
import type { RepeatObstacle, RepeatPlan } from '@domain/orders/index.ts';
import type { Tables } from '../../../store/tables/index.ts';

export type RepeatRow = Selectable<Tables['order_repeats']>;
export type OpenRepeat = RepeatRow & { readonly shop_id: number };

/** The end of a repeat without an end. */
export const OPEN_END = '9999-12-31';

/** What became of one day of a repeat. Totals are minor units of the order's currency. */
export type CopyOutcome =
  | { readonly kind: 'placed'; readonly id: number }
  | { readonly kind: 'asks'; readonly total: number }
  | { readonly kind: 'missed'; readonly why: RepeatObstacle };

/** Stores recurring orders (ORDER-7). */
export interface OrderRepeats {
  /** Saves the repeat of an order; an order has one, and new days replace the old ones. */
  save(orderId: number, from: string, to: string, at: number): Promise<RepeatRow>;
  /** Saves the plan of an order; days that were handled, a question, a missed day and an end to come stay. */
  savePlan(orderId: number, from: string, plan: RepeatPlan, at: number): Promise<void>;
  /** Deletes a repeat; returns false if the customer has no such repeat. */
  remove(id: number, userId: number): Promise<boolean>;
  /** Returns the repeats whose days overlap `first` to `last`, with the shops of their orders. */
  within(first: string, last: string): Promise<readonly OpenRepeat[]>;
  /** Returns a repeat and locks it until the end of the caller's transaction. */
  lock(id: number): Promise<RepeatRow | undefined>;
  /** Returns the repeat of an order. */
  ofOrder(orderId: number): Promise<RepeatRow | undefined>;
  /** Records what became of a day. A refunded order pauses its repeat. */
  record(id: number, day: string, outcome: CopyOutcome, at: number): Promise<void>;
  /** Forgets the question: its day is skipped. */
  skipAsked(id: number, at: number): Promise<void>;
}
