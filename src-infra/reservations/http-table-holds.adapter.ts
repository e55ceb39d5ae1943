import type { $Fetch } from 'ofetch';
import { instant, type Clock } from '@domain/kernel/clock.port.ts';
import { ok } from '@domain/kernel/result.ts';
import type { TableHolds } from '@domain/reservations/index.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInteger, asRecord, dataOf } from '../drivers/http/wire.ts';
import { toReservingFailure } from './reserving-failure.ts';

type Deps = {
  readonly api: $Fetch;
  readonly clock: Clock;
  /** Whether the server announces an extension (contract 8). */
  readonly announces: (extension: 'table_hold') => boolean;
};

const HOLD = 'dashboard/user/table-hold';

/** The extension `table_hold`; its ends are moments of this device's clock. */
export const createHttpTableHolds = ({ api, clock, announces }: Deps): TableHolds => ({
  hold: async ({ tableId, bookingId, start, guests, changeOf }) => {
    if (!announces('table_hold')) return ok(undefined);
    return api<unknown>(HOLD, {
      method: 'PUT',
      body: {
        table_id: tableId,
        booking_id: bookingId,
        start_date: start,
        guest: guests,
        ...(changeOf && { change_of: changeOf }),
      },
    }).then(
      (body) => ok(instant(clock.now() + Math.max(0, asInteger(asRecord(dataOf(body))['seconds_left'])) * 1000)),
      toReservingFailure,
    );
  },
  release: async () =>
    announces('table_hold') ? readAnswer(api<unknown>(HOLD, { method: 'DELETE' }), () => ok(undefined)) : ok(undefined),
});
