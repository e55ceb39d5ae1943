import { sql } from 'kysely';
import type { GeoPoint } from '@domain/catalog/index.ts';
import type { DeliveryType } from '@domain/orders/index.ts';
import type { Store } from '../store/index.ts';
import type { MovingParcelStatus } from './parcel-timeline.ts';
import type { MovingStatus } from './timeline.ts';
import type { Drive } from './way.ts';

export type MovingOrder = {
  readonly id: number; readonly shop_id: number; readonly status: MovingStatus; readonly delivery_type: DeliveryType;
  readonly latitude: number | null; readonly longitude: number | null; readonly deliveryman_id: number | null;
  /** Start of the chosen slot. */
  readonly delivery_at: number | null;
  /** When it took its status. */
  readonly since: number;
  readonly drive: Drive | null;
};
export type MovingParcel = {
  readonly id: number; readonly status: MovingParcelStatus; readonly address_from: GeoPoint | null; readonly address_to: GeoPoint | null;
  readonly deliveryman_id: number | null;
  /** When it is wanted. */
  readonly delivery_at: number;
  readonly since: number;
  readonly drive: Drive | null;
};
/** Any number, the same in every process. */
const LOCK = 810_328;

type Kind = 'order' | 'parcel';
/** What the operator has said of the courier; rows whose courier is held wait (contract 8.12). */
const steering = (kind: Kind, id: string) => sql`
  (select json_build_object('latitude', s.latitude, 'longitude', s.longitude, 'speed_kmh', s.speed_kmh, 'since', s.since)
    from steered_couriers s where s.subject_kind = ${sql.lit(kind)} and s.subject_id = ${sql.ref(id)}) as drive`;
const isFree = (kind: Kind, id: string) => sql<boolean>`
  not (status = 'on_a_way' and exists (select 1 from steered_couriers s where s.is_held
    and (s.courier_id = deliveryman_id or (s.subject_kind = ${sql.lit(kind)} and s.subject_id = ${sql.ref(id)}))))`;

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
        coalesce((select max(at) from status_changes where subject_kind = 'order' and subject_id = orders.id), created_at) as since,
        ${steering('order', 'orders.id')}
      from orders where status in ('new', 'accepted', 'cooking', 'ready', 'on_a_way') and ${isFree('order', 'orders.id')} order by id limit 500`.execute(store.database);
    return rows;
  },

  movingParcels: async (): Promise<readonly MovingParcel[]> => {
    const { rows } = await sql<MovingParcel>`
      select id, status, address_from, address_to, deliveryman_id, delivery_at,
        coalesce((select max(at) from status_changes where subject_kind = 'parcel' and subject_id = parcel_orders.id), created_at) as since,
        ${steering('parcel', 'parcel_orders.id')}
      from parcel_orders where status not in ('delivered', 'canceled') and ${isFree('parcel', 'parcel_orders.id')} order by id limit 500`.execute(store.database);
    return rows;
  },

  /** Whether its courier is still on the way and nobody's to steer; it stays so until the end of the transaction. */
  isUnderWay: async (kind: Kind, id: number): Promise<boolean> => {
    const table = kind === 'order' ? 'orders' : 'parcel_orders';
    const { rows } = await sql`
      select id from ${sql.table(table)} where id = ${id} and status = 'on_a_way' and ${isFree(kind, `${table}.id`)} for update`.execute(store.database);
    return rows.length > 0;
  },

  /** Couriers who have arrived, or have nothing to bring any more, are nobody's to steer. */
  releaseArrived: async (): Promise<void> =>
    void (await sql`
      delete from steered_couriers where not exists (select 1 from orders where subject_kind = 'order' and id = subject_id and status = 'on_a_way')
        and not exists (select 1 from parcel_orders where subject_kind = 'parcel' and id = subject_id and status = 'on_a_way')`.execute(store.database)),

  /** The courier nearest to a place; one who carries nothing comes first, one who is held nowhere. */
  nearestCourier: async ({ latitude, longitude }: GeoPoint): Promise<number | undefined> => {
    const { rows: [row] } = await sql<{ user_id: number }>`
      select user_id from couriers where not exists (select 1 from steered_couriers where is_held and courier_id = couriers.user_id)
      order by exists (select 1 from orders where deliveryman_id = couriers.user_id and status = 'on_a_way')
          or exists (select 1 from parcel_orders where deliveryman_id = couriers.user_id and status = 'on_a_way'),
        (latitude - ${latitude}) * (latitude - ${latitude}) + (longitude - ${longitude}) * (longitude - ${longitude}), user_id
      limit 1`.execute(store.database);
    return row?.user_id;
  },

  moveCourier: async (userId: number, { latitude, longitude }: GeoPoint, at: number): Promise<void> =>
    void (await store.database.updateTable('couriers').set({ latitude, longitude, seen_at: at }).where('user_id', '=', userId).execute()),
});
export type SimulationRepository = ReturnType<typeof createSimulationRepository>;
