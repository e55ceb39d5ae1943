import { sql } from 'kysely';
import type { GeoPoint } from '@domain/catalog/index.ts';
import type { DeliveryType } from '@domain/orders/index.ts';
import type { Store } from '../store/index.ts';
import type { MovingStatus } from './timeline.ts';

export type MovingOrder = {
  readonly id: number; readonly shop_id: number; readonly status: MovingStatus; readonly delivery_type: DeliveryType;
  readonly latitude: number | null; readonly longitude: number | null; readonly deliveryman_id: number | null;
  /** Start of the chosen slot. */
  readonly delivery_at: number | null;
  /** When it took its status. */
  readonly since: number;
};
/** Any number, the same in every process. */
const LOCK = 810_328;

/** What kitchens and couriers of the simulation look at and write. */
export const createSimulationRepository = (store: Store) => ({
  /** True in one process at a time, until the end of the transaction. */
  isOurTurn: async (): Promise<boolean> => {
    const { rows: [row] } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as taken`.execute(store.database);
    return row?.taken === true;
  },

  moving: async (): Promise<readonly MovingOrder[]> => {
    const { rows } = await sql<MovingOrder>`
      select id, shop_id, status, delivery_type, latitude, longitude, deliveryman_id, delivery_at,
        coalesce((select max(at) from status_changes where subject_kind = 'order' and subject_id = orders.id), created_at) as since
      from orders where status in ('new', 'accepted', 'cooking', 'ready', 'on_a_way') order by id limit 500`.execute(store.database);
    return rows;
  },

  /** The courier nearest to a place; one who carries nothing comes first. */
  nearestCourier: async ({ latitude, longitude }: GeoPoint): Promise<number | undefined> => {
    const { rows: [row] } = await sql<{ user_id: number }>`
      select user_id from couriers
      order by exists (select 1 from orders where deliveryman_id = user_id and status = 'on_a_way'),
        (latitude - ${latitude}) * (latitude - ${latitude}) + (longitude - ${longitude}) * (longitude - ${longitude}), user_id
      limit 1`.execute(store.database);
    return row?.user_id;
  },

  moveCourier: async (userId: number, { latitude, longitude }: GeoPoint, at: number): Promise<void> =>
    void (await store.database.updateTable('couriers').set({ latitude, longitude, seen_at: at }).where('user_id', '=', userId).execute()),
});
