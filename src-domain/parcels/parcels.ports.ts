import type { Answer } from '../kernel/answer.ts';
import type { CurrencyId, ParcelId } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type { Stream } from '../kernel/stream.ts';
import type { PaymentMethod } from '../payments/index.ts';
import type { Parcel, ParcelNews, ParcelStatusTime, ParcelSummary } from './parcel.ts';
import type { NewParcel } from './parcel-draft.ts';
import type { ParcelType } from './parcel-type.ts';

/** Parcels on their way, or finished ones. */
export type ParcelGroup = 'active' | 'history';

/** The parcel that a placement created. */
export type PlacedParcel = Pick<ParcelSummary, 'id' | 'total'>;

/** PARCEL-1: the customer's parcels on the server. */
export interface Parcels {
  /** The kinds of parcels that can be sent, with their prices. */
  types(): Answer<readonly ParcelType[]>;
  /** The ways to pay for a parcel. */
  methods(): Answer<readonly PaymentMethod[]>;
  /**
   * Orders a parcel, which waits for its payment where the server can hold it. The same key with the same parcel
   * returns the same one however often it is sent.
   */
  place(parcel: NewParcel, currency: CurrencyId, key: string): Answer<PlacedParcel>;
  /** One page of parcels, newest first; pages count from 1. */
  list(group: ParcelGroup, page: number): Answer<Page<ParcelSummary>>;
  /** One parcel of the customer's own. */
  load(id: ParcelId): Answer<Parcel>;
  /** PARCEL-1h: cancels a new parcel; others are refused. */
  cancel(id: ParcelId): Answer<Parcel>;
  /** Reviews the courier of a delivered parcel, once. */
  review(id: ParcelId, stars: number, comment: string): Answer<Parcel>;
}

/** Live changes of the customer's parcels; never completes, and reconnects by itself. */
export interface ParcelUpdates {
  /** Starts with the first observer, ends with the last. Emits `stale` whenever changes may have been missed. */
  readonly news: Stream<ParcelNews>;
}

/** When a parcel reached its statuses, as far as known. */
export interface ParcelHistory {
  /** The statuses known to have been reached, with their times. */
  times(id: ParcelId): Answer<readonly ParcelStatusTime[]>;
}

/** One intent to send a parcel: what is sent, and the key that makes repeating it harmless. */
export type ParcelIntent = {
  readonly key: string;
  readonly parcel: NewParcel;
  readonly currencyId: CurrencyId;
  readonly method: PaymentMethod;
  /** The newest parcel before; a server without keys created none of this intent up to it. */
  readonly after: number;
};

/** Stores the intent whose outcome is unknown, across reloads of this tab. */
export interface ParcelIntents {
  /** The stored intent; `undefined` without one. */
  read(): ParcelIntent | undefined;
  /** Stores an intent, or deletes it with `undefined`. */
  write(intent: ParcelIntent | undefined): void;
}
