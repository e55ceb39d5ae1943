import type { OrderStatus } from '@domain/orders/index.ts';
import type { NewRow, Row } from '../../store/tables/index.ts';
import type { StoredTexts } from '../../texts.ts';
import type { WorkingDay } from '../catalog/index.ts';

export type NewReservationRow = Omit<NewRow<'user_bookings'>, 'id'>;

/** A period in which a table is reserved or closed. */
export type TakenRow = { readonly table_id: number; readonly starts_at: number; readonly ends_at: number };

/** What a restaurant knows of a reservation. */
export type KnownVersion = {
  readonly table_id: number;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly guests: number;
  readonly note: string | null;
};
/** What a customer's change replaces. */
export type ChangedRow = KnownVersion & {
  readonly booking_id: number;
  readonly status: string;
  readonly changes: number;
  readonly start_asked_at: number;
  readonly changed_from: KnownVersion | undefined;
  readonly updated_at: number;
};

/** A reservation with its relations. */
export type ReservationRecord = {
  readonly id: number;
  readonly booking_id: number;
  readonly user_id: number;
  readonly table_id: number;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly status: string;
  readonly note: string | null;
  readonly guests: number;
  readonly created_at: number;
  readonly updated_at: number;
  readonly reminded_of: number | null;
  readonly changes: number;
  readonly start_asked_at: number | null;
  /** What the restaurant knew before the changes that it has not confirmed, and the table of it. */
  readonly changed_from: KnownVersion | null;
  readonly known_place: ReservationRecord['place'] | null;
  readonly known_section: ReservationRecord['section'] | null;
  /** BOOKING-3: what was ordered ahead to it, the latest first. */
  readonly orders: readonly { readonly id: number; readonly status: OrderStatus }[];
  readonly shop_id: number;
  /** The shop's time zone; the shop may be unpublished. */
  readonly timezone: string;
  readonly template: Pick<ReservationOfferRow, 'id' | 'max_time' | 'start_time' | 'end_time'>;
  readonly place: Pick<ShopTableRow, 'id' | 'name' | 'shop_section_id' | 'chair_count' | 'active'> & {
    readonly tax: number;
  };
  readonly section: Pick<SectionRow, 'id' | 'shop_id' | 'area' | 'img'> & {
    readonly texts: StoredTexts<'title' | 'description'>;
  };
  readonly customer: {
    readonly id: number;
    readonly uuid: string;
    readonly firstname: string;
    readonly lastname: string | null;
    readonly active: boolean;
    readonly img: string | null;
  };
};

export type LockedReservation = Pick<ReservationRecord, 'id' | 'status' | 'starts_at' | 'ends_at'>;

export type ReservationFilter = {
  /** Only reservations of one customer; all without. */
  readonly userId?: number;
  readonly status?: string;
  /** A part of the name, or the number. */
  readonly search?: string;
  readonly column: string;
  readonly sort: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
};

/** A table that is kept for a customer who decides. */
export type HoldRow = Row<'table_holds'>;

/** Stores the tables that are kept for customers who decide; one for each of them. */
export interface TableHolds {
  /** Returns the holds of these tables whose stays overlap a range, ended ones included. */
  around(tableIds: readonly number[], from: number, until: number): Promise<readonly HoldRow[]>;
  /** Returns the hold of a customer, ended or not. */
  of(userId: number): Promise<HoldRow | undefined>;
  /** Replaces the hold of a customer. */
  put(hold: HoldRow): Promise<void>;
  /** Removes the hold of a customer. */
  remove(userId: number): Promise<void>;
}

/** BOOKING-3: Orders ahead to reserved tables, in the caller's transaction. */
export interface OrdersAhead {
  /** Cancels an order and pays it back, for its customer or for the shop; does nothing if that is too late. */
  cancel(orderId: number, customerId: number | undefined): Promise<void>;
  /** Moves an order to another table and time; does nothing if it is over. */
  move(
    orderId: number,
    to: {
      readonly tableId: number;
      readonly bookingId: number;
      readonly startsAt: number;
      readonly timeZone: string;
    },
  ): Promise<void>;
}

/** The people at the operator's desk. */
export interface Operators {
  /** Returns the ids of all active operators. */
  operators(): Promise<readonly number[]>;
}

/** Stores reservations in `user_bookings`. */
export interface Reservations {
  /** Returns reserved and closed periods of these tables that overlap a range, in order. */
  taken(tableIds: readonly number[], from: number, until: number): Promise<readonly TakenRow[]>;
  /** Adds a reservation and returns its id. */
  insert(row: NewReservationRow): Promise<number>;
  /** Locks the existing ones of these reservations until the end of the transaction, ordered by id. */
  lock(ids: readonly number[], userId?: number): Promise<LockedReservation[]>;
  /** Changes what is reserved. */
  change(id: number, row: ChangedRow): Promise<void>;
  /** Changes the status of a reservation. */
  setStatus(id: number, status: string, at: number): Promise<void>;
  /** Appends a status to the history of a reservation. */
  noteStatus(id: number, status: string, at: number): Promise<void>;
  /** Returns a reservation; with `userId` only that customer's own. */
  find(id: number, userId?: number | null): Promise<ReservationRecord | undefined>;
  /** Returns a slice of the reservations that match the filter and how many do. */
  list(filter: ReservationFilter): Promise<{ readonly items: readonly ReservationRecord[]; readonly total: number }>;
  /**
   * Locks and returns reservations that start after a moment and by another, were not canceled, and of whose start the
   * customer was not reminded, the next one first; without those that another transaction has locked.
   */
  unreminded(wanted: {
    readonly after: number;
    readonly until: number;
    readonly limit: number;
  }): Promise<readonly ReservationRecord[]>;
  /** Notes of which start of a reservation its customer was reminded. */
  setReminded(id: number, start: number): Promise<void>;
  /**
   * Acquires a lock until the end of the transaction, so that one process acts for simulated shops; returns whether it
   * succeeded.
   */
  tryLock(): Promise<boolean>;
  /** Returns the ids of new reservations that were made or changed before a moment and start after another. */
  unanswered(wanted: {
    readonly askedBefore: number;
    readonly startsAfter: number;
    readonly limit: number;
  }): Promise<readonly number[]>;
}

export type ReservationOfferRow = Row<'booking_templates'>;

export type SectionRow = Row<'shop_sections'>;

export type ShopTableRow = Row<'shop_tables'> & { readonly shop_id: number };

/** When and how a shop takes reservations. */
export type ReservationHours = {
  readonly templates: readonly ReservationOfferRow[];
  readonly workingDays: readonly WorkingDay[];
  readonly closedDates: readonly { readonly id: number; readonly day: string }[];
};

export type Part = { readonly offset: number; readonly limit: number };

/** Reads sections, tables and reservation hours of shops, in order of creation. */
export interface ReservableShops {
  /** Returns the ids of all shops with at least one section. */
  shopsWithSections(): Promise<ReadonlySet<number>>;
  /** Returns reservation hours by shop id, empty ones for shops without any. */
  hoursOf(shopIds: readonly number[]): Promise<ReadonlyMap<number, ReservationHours>>;
  /** Returns the offers of these shops. */
  templates(shopIds: readonly number[]): Promise<ReservationOfferRow[]>;
  /** Returns a slice of the sections of these shops and how many there are. */
  sections(
    shopIds: readonly number[],
    part: Part,
  ): Promise<{ readonly items: readonly SectionRow[]; readonly total: number }>;
  /** Returns one section. */
  section(id: number): Promise<SectionRow | undefined>;
  /** Returns these sections by id. */
  sectionsById(ids: readonly number[]): Promise<ReadonlyMap<number, SectionRow>>;
  /** Returns tables of these shops, or of one section. */
  tables(shopIds: readonly number[], sectionId: number | undefined): Promise<ShopTableRow[]>;
  /** Returns one table with the shop it belongs to. */
  table(id: number): Promise<ShopTableRow | undefined>;
  /** Returns the table, locked until the end of the transaction. */
  lockTable(id: number): Promise<ShopTableRow | undefined>;
}
