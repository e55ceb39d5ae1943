import type { ColumnType, Generated } from 'kysely';
import type { Weekday } from '@domain/calendar/index.ts';
import type { RefundReason } from '@domain/refunds/index.ts';
import type { Day, DecimalText, Id, Json, Minor, Moment } from './columns.ts';

/** Pieces of a line that come back; `texts` names the dish as it was then. */
export type RefundLine = {
  readonly order_detail_id: number;
  readonly quantity: number;
  readonly reason: RefundReason;
  readonly note: string | null;
  readonly amount: Minor;
  readonly texts: Readonly<Record<string, Readonly<{ title?: string }>>>;
};

/**
 * A customer's request for the money of an order, or of some of its pieces; at most one for the whole of an order is
 * open or granted.
 */
type OrderRefunds = {
  id: Id;
  order_id: number;
  status: string;
  cause: string | null;
  answer: string | null;
  images: Json<readonly string[]>;
  /** The pieces that it is about; `null` for the whole order. */
  lines: ColumnType<readonly RefundLine[] | null, string | null | undefined, never>;
  /** What was named for them when it was asked for, minor units of the order's currency. */
  amount: ColumnType<Minor | null, Minor | null | undefined, never>;
  created_at: Moment;
  updated_at: Moment;
};

/**
 * ORDER-10: A dish that the shop could not deliver; at most one of an order is open. Amounts in the order's currency.
 */
type Substitutions = {
  id: Id;
  order_id: number;
  /** The line, which may be gone. */
  order_detail_id: number;
  /** What the shop proposed; null for nothing. */
  stock_id: number | null;
  quantity: number;
  choice: string;
  state: 'open' | 'replaced' | 'left-out';
  reason: string | null;
  ordered: Json<unknown>;
  proposed: Json<unknown> | null;
  /** What comes back with the one answer and with the other. */
  if_replaced: Minor | null;
  if_left_out: Minor | null;
  /** What came back. */
  back: Minor | null;
  asked_at: Moment;
  ends_at: Moment;
  answered_at: Moment | null;
};

/**
 * Days on which an order is made again, both included; `last_made` is the day that was handled last. `null` weekdays
 * are all, `null` arrives is the time of the order; without a limit it never asks.
 */
type OrderRepeats = {
  id: Id;
  order_id: number;
  from_day: Day;
  to_day: Day;
  last_made: Day | null;
  weekdays: ColumnType<readonly Weekday[] | null, string | null | undefined, string | null>;
  arrives: ColumnType<string | null, string | null | undefined>;
  /** Minor units of the order's currency. */
  price_limit: ColumnType<Minor | null, Minor | null | undefined>;
  skipped: ColumnType<readonly Day[], string | undefined, string>;
  paused: Generated<boolean>;
  /** The day and the price that the customer is asked about. */
  asked_day: ColumnType<Day | null, Day | null | undefined>;
  asked_total: ColumnType<Minor | null, Minor | null | undefined>;
  /** The latest day that could not be ordered, and why. */
  missed_day: ColumnType<Day | null, Day | null | undefined>;
  missed_why: ColumnType<string | null, string | null | undefined>;
  created_at: Moment;
  updated_at: Moment;
};

/** A shop's reward for orders of `value` or more, base currency; exactly one of `percent` and `amount` is set. */
type CashbackRules = {
  id: Id;
  shop_id: number;
  type: string;
  percent: DecimalText | null;
  amount: Minor | null;
  value: Minor;
  active: boolean;
  created_at: Moment;
  updated_at: Moment;
};

/** The rewards of an order and their recipients, base currency; revoked at most once. */
type OrderRewards = {
  order_id: number;
  kind: 'cashback' | 'inviter' | 'referred';
  user_id: number;
  amount: Minor;
  given_at: Moment;
  taken_back_at: Moment | null;
};

export type AfterSalesTables = {
  order_refunds: OrderRefunds;
  order_repeats: OrderRepeats;
  substitutions: Substitutions;
  cashback_rules: CashbackRules;
  order_rewards: OrderRewards;
};
