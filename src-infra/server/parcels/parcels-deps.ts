import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { EventLog } from '../events/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { Orders } from '../orders/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { ParcelRepository, Store } from '../store/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Ledger } from '../wallet/index.ts';
import type { ParcelNews } from './parcel-news.ts';
import type { ParcelTariffs } from './parcel-tariffs.ts';

/** What parcels are made with from outside. */
export type ParcelsSurroundings = {
  readonly store: Store; readonly reference: ReferenceSource; readonly zones: TimeZones; readonly ledger: Ledger; readonly notify: Notify;
  readonly events: EventLog;
  readonly uploads: Pick<Uploads, 'areOwn'>;
  /** The marketplace's time. */
  readonly clock: Clock;
  readonly orders: Pick<Orders, 'orders'>;
};
export type ParcelsDeps = ParcelsSurroundings & { readonly parcels: ParcelRepository; readonly tariffs: ParcelTariffs; readonly news: ParcelNews };
