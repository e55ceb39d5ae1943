import type { CoverMotif } from '../../pictures/index.ts';
import type { MonthDay, Text, Weekday } from '../types.ts';

/** A table; `isOut` is one that is not set at the moment. */
export type TableEntry = { readonly name: string; readonly chairs: number; readonly isOut?: boolean };
/** A zone of a restaurant. */
export type RoomEntry = {
  readonly title: Text;
  readonly description: Text;
  /** Square metres, as text. */
  readonly area: string;
  readonly cover: CoverMotif;
  readonly tables: readonly TableEntry[];
};
/** A restaurant that takes bookings. */
export type DiningEntry = {
  readonly shop: string;
  /** `HH:mm`: the first and the last moment at which guests may come, the last one not included. */
  readonly from: string;
  readonly to: string;
  /** How long a table is kept; 0 is the marketplace's least time. */
  readonly hours: number;
  readonly daysOff: readonly Weekday[];
  readonly closedDates: readonly MonthDay[];
  readonly rooms: readonly RoomEntry[];
  /** For so many days from the seed day on strangers have booked some of the tables. */
  readonly bookedDays: number;
};
/** A party that is known by name. */
export type PartyEntry = {
  readonly shop: string;
  readonly table: string;
  /** E-mail address of a person of the city. */
  readonly guest: string;
  /** Days from the seed day, and the time on the shop's wall clock. */
  readonly days: number;
  readonly time: string;
  readonly guests: number;
  readonly status: 'new' | 'accepted' | 'canceled';
  readonly note?: string;
};
export type Dining = { readonly houses: readonly DiningEntry[]; readonly parties: readonly PartyEntry[] };
