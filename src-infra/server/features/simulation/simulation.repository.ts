import type { SimulatedDeliveries, MovingOrder, MovingParcel, Kind } from './simulation.ports.ts';
import { sql } from 'kysely';
import type { GeoPoint } from '@domain/catalog/index.ts';
import { ENDED_ORDER_STATUSES } from '@domain/orders/index.ts';
import { ENDED_PARCEL_STATUSES } from '@domain/parcels/index.ts';
import type { Store } from '../../store/index.ts';
import { literals } from '../../store/sql-parts.ts';
/** Any number, the same in every process. */
const LOCK = 810_328;
/** The manual control of the courier; held deliveries are skipped (contract 8.12). */
const steering = (kind: Kind, id: string) => sql`
  (select json_build_object('latitude', s.latitude, 'longitude', s.longitude, 'speed_kmh', s.speed_kmh, 'since',
      s.since)
    from steered_couriers s where s.subject_kind = ${sql.lit(kind)} and s.subject_id = ${sql.ref(id)}) as drive`;
/** COURIER-6d: the steps of a courier who is a person are theirs. */
const isByHand = sql`(courier_by_hand is true
  or exists (select 1 from couriers k where k.user_id = deliveryman_id and k.is_person))`;
const isFree = (kind: Kind, id: string) => sql<boolean>`
  not (status in ('ready', 'on_a_way') and ${isByHand}) and
  not (status = 'on_a_way' and exists (select 1 from steered_couriers s where s.is_held
    and (s.courier_id = deliveryman_id or (s.subject_kind = ${sql.lit(kind)} and s.subject_id = ${sql.ref(id)}))))`;

/** Reads and moves simulated deliveries. */
export const createSimulationRepository = (store: Store): SimulatedDeliveries => ({
  /** Acquires a lock until the end of the transaction, so that one process simulates; returns whether it succeeded. */
  tryLock: async (): Promise<boolean> => {
    const {
      rows: [row],
    } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as taken`.execute(
      store.database,
    );
    return row?.taken === true;
  },

  moving: async (): Promise<readonly MovingOrder[]> => {
    const { rows } = await sql<MovingOrder>`
      select id, shop_id, status, delivery_type, latitude, longitude, deliveryman_id, delivery_at,
        coalesce((select max(at) from status_changes where subject_kind = 'order' and subject_id = orders.id),
          created_at) as since,
        ${steering('order', 'orders.id')}
      from orders
      where status not in (${literals(ENDED_ORDER_STATUSES)})
        and not exists (select 1 from held_orders h where h.order_id = orders.id)
        and not (kitchen_by_hand is true and status <> 'on_a_way'
          and not (status = 'ready' and delivery_type = 'delivery'))
        and ${isFree('order', 'orders.id')}
      order by id limit 500`.execute(store.database);
    return rows;
  },

  movingParcels: async (): Promise<readonly MovingParcel[]> => {
    const { rows } = await sql<MovingParcel>`
      select id, status, address_from, address_to, deliveryman_id, delivery_at,
        coalesce((select max(at) from status_changes where subject_kind = 'parcel' and subject_id = parcel_orders.id),
          created_at) as since,
        ${steering('parcel', 'parcel_orders.id')}
      from parcel_orders
      where status not in (${literals(ENDED_PARCEL_STATUSES)})
        and not exists (select 1 from held_parcels h where h.parcel_id = parcel_orders.id)
        and ${isFree('parcel', 'parcel_orders.id')}
      order by id limit 500`.execute(store.database);
    return rows;
  },

  /** Returns whether the courier is under way and not controlled manually, locked until the end of the transaction. */
  isUnderWay: async (kind: Kind, id: number): Promise<boolean> => {
    const table = kind === 'order' ? 'orders' : 'parcel_orders';
    const { rows } = await sql`
      select id
      from ${sql.table(table)}
      where id = ${id}
        and status = 'on_a_way'
        and ${isFree(kind, `${table}.id`)}
      for update`.execute(store.database);
    return rows.length > 0;
  },

  isUntaken: async (kind: Kind, id: number): Promise<boolean> => {
    const { rows } = await sql`
      select id from ${sql.table(kind === 'order' ? 'orders' : 'parcel_orders')}
      where id = ${id} and not ${isByHand} for update`.execute(store.database);
    return rows.length > 0;
  },

  /** Ends manual control of couriers who have arrived or carry nothing. */
  releaseArrived: async (): Promise<void> =>
    void (await sql`
      delete from steered_couriers
      where not exists (select 1 from orders where subject_kind = 'order' and id = subject_id and status = 'on_a_way')
        and not exists (select 1
          from parcel_orders
          where subject_kind = 'parcel'
            and id = subject_id
            and status = 'on_a_way')`.execute(store.database)),

  /** Returns the nearest courier who is not held, preferring idle ones. */
  nearestCourier: async ({ latitude, longitude }: GeoPoint): Promise<number | undefined> => {
    const {
      rows: [row],
    } = await sql<{ user_id: number }>`
      select user_id
      from couriers
      where not is_person
        and not exists (select 1 from steered_couriers where is_held and courier_id = couriers.user_id)
      order by exists (select 1 from orders where deliveryman_id = couriers.user_id and status = 'on_a_way')
          or exists (select 1 from parcel_orders where deliveryman_id = couriers.user_id and status = 'on_a_way'),
        (latitude - ${latitude}) * (latitude - ${latitude}) + (longitude - ${longitude}) * (longitude - ${longitude}),
        user_id
      limit 1`.execute(store.database);
    return row?.user_id;
  },

  moveCourier: async (userId: number, { latitude, longitude }: GeoPoint, at: number): Promise<void> =>
    void (await store.database
      .updateTable('couriers')
      .set({ latitude, longitude, seen_at: at })
      .where('user_id', '=', userId)
      .execute()),
});
