import type { Selectable } from 'kysely';
import type { Tables } from '../../../store/tables/index.ts';

export type RepeatRow = Selectable<Tables['order_repeats']>;
export type OpenRepeat = RepeatRow & { readonly shop_id: number };

/** Stores recurring orders (ORDER-7). */
export interface OrderRepeats {
  /** Saves the repeat of an order; an order has one, and new days replace the old ones. */
  save(orderId: number, from: string, to: string, at: number): Promise<RepeatRow>;
  /** Deletes a repeat; returns false if the customer has no such repeat. */
  remove(id: number, userId: number): Promise<boolean>;
  /** Returns the repeats whose days overlap `first` to `last`, with the shops of their orders. */
  within(first: string, last: string): Promise<readonly OpenRepeat[]>;
  /** Returns a repeat and locks it until the end of the caller's transaction. */
  lock(id: number): Promise<RepeatRow | undefined>;
  /** Records that the copy of a day was handled. */
  markMade(id: number, day: string, at: number): Promise<void>;
}
