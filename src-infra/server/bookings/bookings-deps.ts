import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { ShopDirectory } from '../catalog/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Store } from '../store/index.ts';

/** What bookings are made and changed with. */
export type BookingsDeps = {
  readonly store: Store;
  readonly reference: ReferenceSource;
  readonly shops: ShopDirectory;
  readonly zones: TimeZones;
  /** The marketplace's time. */
  readonly clock: Clock;
};
