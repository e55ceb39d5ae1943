import type { Selectable } from 'kysely';
import type { SubstitutedDishRecord, SubstitutionRow } from '../orders/index.ts';
import type { Tables } from '../../store/tables/index.ts';

/** A substitution that is asked about, or settled at once. */
export type NewSubstitution = Pick<
  SubstitutionRow,
  'order_id' | 'order_detail_id' | 'stock_id' | 'quantity' | 'choice' | 'asked_at' | 'ends_at'
> & {
  readonly ordered: SubstitutedDishRecord;
  readonly proposed: SubstitutedDishRecord | null;
  readonly if_replaced: number | null;
  readonly if_left_out: number;
};

/** How a substitution ended; `back` in minor units of the order's currency. */
export type SubstitutionEnd = {
  readonly state: 'replaced' | 'left-out';
  readonly reason: string;
  readonly back: number;
  readonly at: number;
};

/** A line after its replacement. */
export type ReplacedLine = Pick<
  Selectable<Tables['order_details']>,
  'stock_id' | 'origin_price' | 'total_price' | 'tax' | 'discount' | 'snapshot'
>;

/** The amounts of an order after a line has changed. */
export type ChangedAmounts = Pick<
  Selectable<Tables['orders']>,
  | 'total_price'
  | 'origin_price'
  | 'total_discount'
  | 'tax'
  | 'coupon_price'
  | 'commission_fee'
  | 'seller_fee'
  | 'deposit'
  | 'boxes'
> & { readonly updated_at: number };

/** Dishes that shops could not deliver, and the lines of their orders. */
export interface Substitutions {
  /** Writes an open substitution and returns it. */
  open(substitution: NewSubstitution): Promise<SubstitutionRow>;
  /** Returns a substitution of an order and locks it until the end of the caller's transaction. */
  lock(orderId: number, id: number): Promise<SubstitutionRow | undefined>;
  /** Ends an open substitution. */
  end(id: number, end: SubstitutionEnd): Promise<void>;
  /** Returns the open substitutions whose time has ended, at most 100. */
  overdue(now: number): Promise<readonly { readonly id: number; readonly orderId: number }[]>;
  /** Takes pieces from a stock; false, and takes nothing, if it holds fewer. */
  take(stockId: number, pieces: number): Promise<boolean>;
  /** Replaces a line; its add-ons go. */
  replaceLine(detailId: number, line: ReplacedLine): Promise<void>;
  /** Deletes a line with its add-ons. */
  removeLine(detailId: number): Promise<void>;
  /** Writes what an order charges. */
  charge(orderId: number, amounts: ChangedAmounts): Promise<void>;
}
