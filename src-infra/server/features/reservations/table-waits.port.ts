import type { Row } from '../../store/tables/index.ts';
import type { HoldRow, ReservationRecord } from './reservations.ports.ts';

/** A customer's place in the line for a table. */
export type WaitRow = Row<'table_waits'>;
/** What a customer waits for. */
export type WaitRequestRow = Pick<
  WaitRow,
  'user_id' | 'shop_id' | 'section_id' | 'day' | 'first_at' | 'last_at' | 'guests' | 'joined_at'
>;
/** What a customer is offered. */
export type OfferedRow = { readonly [Name in 'table_id' | 'starts_at' | 'ends_at' | 'offered_until']: number };
/** A place with its relations. */
export type WaitRecord = WaitRow & {
  /** The shop's time zone; the shop may be unpublished. */
  readonly timezone: string;
  readonly section: ReservationRecord['section'] | null;
  readonly place: ReservationRecord['place'] | null;
  readonly place_section: ReservationRecord['section'] | null;
};

/** Stores who waits for a table: one place for each customer, shop and day. */
export interface TableWaits {
  /** Returns what is offered of these tables, as holds whose stays overlap a range, ended ones included. */
  offersAround(tableIds: readonly number[], from: number, until: number): Promise<readonly HoldRow[]>;
  /** Adds a place and returns its id; `undefined` if the customer has one for that shop and day. */
  insert(request: WaitRequestRow): Promise<number | undefined>;
  /** Returns and locks the place of a customer for a shop and day. */
  lockOf(userId: number, shopId: number, day: string): Promise<WaitRow | undefined>;
  /** Replaces a place by a new one, which is offered nothing. */
  replace(id: number, request: WaitRequestRow): Promise<void>;
  /** Returns and locks the places of a customer at a shop. */
  lockAt(userId: number, shopId: number): Promise<readonly WaitRow[]>;
  /** Marks places as served. */
  take(ids: readonly number[]): Promise<void>;
  /** Removes a place of a customer; returns whether there was one. */
  remove(id: number, userId: number): Promise<boolean>;
  /** Returns a place of a customer. */
  find(id: number, userId: number): Promise<WaitRecord | undefined>;
  /** Returns the places of a customer whose last start is after a moment, the next one first. */
  list(userId: number, after: number): Promise<readonly WaitRecord[]>;
  /** Returns the places at these shops, or all, whose last start is after a moment, in order of joining. */
  line(shopIds: readonly number[] | undefined, after: number): Promise<readonly WaitRow[]>;
  /** The same for one shop, locked. */
  lockLine(shopId: number, after: number): Promise<readonly WaitRow[]>;
  /** Keeps a table for a customer. */
  offer(id: number, offer: OfferedRow): Promise<void>;
  /** Removes the places whose last start is before a moment. */
  prune(before: number): Promise<void>;
}
