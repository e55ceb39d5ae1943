import type { Generated } from 'kysely';
import type { Day, DecimalText, Id, Json, Moment, Texts } from './columns.ts';

/**
 * The hours and the length of bookings; the first of a shop counts. `max_time` is in hours, 0 is the marketplace's
 * least.
 */
type BookingTemplates = {
  id: Id;
  shop_id: number;
  start_time: string;
  end_time: string;
  max_time: number;
  created_at: Moment;
  updated_at: Moment;
};
type BookingWorkingDays = { id: Id; shop_id: number; day: string; opens: string; closes: string; disabled: boolean };
type BookingClosedDates = { id: Id; shop_id: number; day: Day };
/** A zone of a shop: terrace, garden, upstairs. */
type ShopSections = {
  id: Id;
  shop_id: number;
  area: string;
  img: string | null;
  galleries: Json<readonly string[]>;
  texts: Texts<'title' | 'description'>;
  created_at: Moment;
  updated_at: Moment;
};
type ShopTables = {
  id: Id;
  shop_section_id: number;
  name: string;
  chair_count: number;
  tax: DecimalText;
  active: boolean;
  created_at: Moment;
  updated_at: Moment;
};
/** A period in which a table is unavailable without a reservation. */
type TableClosures = { id: Id; table_id: number; starts_at: Moment; ends_at: Moment };
type ChangedFrom = Readonly<Pick<UserBookings, 'table_id' | 'starts_at' | 'ends_at' | 'guests' | 'note'>>;
/** The database itself keeps two of them from sharing a moment at one table. */
type UserBookings = {
  id: Id;
  booking_id: number;
  user_id: number;
  table_id: number;
  starts_at: Moment;
  ends_at: Moment;
  status: string;
  note: string | null;
  guests: number;
  created_at: Moment;
  updated_at: Moment;
  /** The start of which the customer was reminded. */
  reminded_of: number | null;
  /** How often its customer changed it. */
  changes: Generated<number>;
  /** When its start was asked for, if after its creation. */
  start_asked_at: number | null;
  /** What the restaurant knew before the changes that it has not confirmed. */
  changed_from: Json<ChangedFrom> | null;
};

/** A table that is kept for a customer who decides; one for each of them. */
type TableHolds = { user_id: number; table_id: number; starts_at: Moment; ends_at: Moment; held_until: Moment };

/** Who waits for a table; what is offered is kept until `offered_until`. A table that is gone was offered to nobody. */
type TableWaits = {
  id: Id;
  user_id: number;
  shop_id: number;
  section_id: number | null;
  day: Day;
  first_at: Moment;
  last_at: Moment;
  guests: number;
  joined_at: Moment;
  table_id: number | null;
  starts_at: Moment | null;
  ends_at: Moment | null;
  offered_until: Moment | null;
  taken: Generated<boolean>;
};

export type BookingTables = {
  booking_templates: BookingTemplates;
  booking_working_days: BookingWorkingDays;
  booking_closed_dates: BookingClosedDates;
  shop_sections: ShopSections;
  shop_tables: ShopTables;
  table_closures: TableClosures;
  table_holds: TableHolds;
  table_waits: TableWaits;
  user_bookings: UserBookings;
};
