import type { CoverMotif } from '../../pictures/index.ts';
import type { MonthDay, Text, Weekday } from '../values.ts';

/** A table; `isOut` is one that is not set at the moment. */
export type TableEntry = { readonly name: string; readonly chairs: number; readonly isOut?: boolean };
/** A section of a restaurant. */
export type RoomEntry = {
  readonly title: Text;
  readonly description: Text;
  /** Square meters, as text. */
  readonly area: string;
  readonly cover: CoverMotif;
  readonly tables: readonly TableEntry[];
};
/** A restaurant that takes reservations. */
export type DiningEntry = {
  readonly shop: string;
  /** `HH:mm`: the first and the last moment at which guests may arrive, the last one excluded. */
  readonly from: string;
  readonly to: string;
  /** How long a table is reserved; 0 is the marketplace's minimum. */
  readonly hours: number;
  readonly daysOff: readonly Weekday[];
  readonly closedDates: readonly MonthDay[];
  readonly rooms: readonly RoomEntry[];
  /** For this many days from the seed day, strangers have reserved some of the tables. */
  readonly bookedDays: number;
};
/** A party whose name is known. */
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
