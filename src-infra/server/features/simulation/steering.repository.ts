import type { SteeredCouriers, Subject, Carried, Steering } from './simulation.ports.ts';
import { sql } from 'kysely';
import type { GeoPoint } from '@domain/catalog/index.ts';
import type { Store } from '../../store/index.ts';

/** Stores manually controlled couriers (contract 8.12). */
export const createSteeringRepository = (store: Store): SteeredCouriers => ({
  /** Returns a delivery with its route, locked until the end of the transaction. */
  lock: async ({ kind, id }: Subject): Promise<Carried | undefined> => {
    const {
      rows: [row],
    } =
      kind === 'order'
        ? await sql<Carried>`
          select status, deliveryman_id as courier_id,
            case when latitude is not null and longitude is not null
              then json_build_object('latitude', latitude, 'longitude', longitude)
            end as door,
            (select json_build_object('latitude', s.latitude, 'longitude', s.longitude)
              from shops s
              where s.id = shop_id) as start
          from orders where id = ${id} for update`.execute(store.database)
        : await sql<Carried>`select status, deliveryman_id as courier_id, address_to as door, address_from as start
          from parcel_orders
          where id = ${id}
          for update`.execute(store.database);
    return row;
  },

  endsOf: async ({ kind, id }: Subject) => {
    const steered = sql`(select json_build_object('latitude', s.latitude, 'longitude', s.longitude)
      from steered_couriers s where s.subject_kind = ${kind} and s.subject_id = ${id})`;
    const {
      rows: [row],
    } =
      kind === 'order'
        ? await sql<Pick<Carried, 'start' | 'door'>>`
          select json_build_object('latitude', o.latitude, 'longitude', o.longitude) as door,
            coalesce(${steered}, json_build_object('latitude', s.latitude, 'longitude', s.longitude)) as start
          from orders o join shops s on s.id = o.shop_id
          where o.id = ${id} and o.status = 'on_a_way' and o.latitude is not null and o.longitude is not null`.execute(
            store.database,
          )
        : await sql<Pick<Carried, 'start' | 'door'>>`
          select address_to as door, coalesce(${steered}, address_from::json) as start
          from parcel_orders
          where id = ${id} and status = 'on_a_way'`.execute(store.database);
    return row?.start && row.door ? { start: row.start, door: row.door } : undefined;
  },

  placeOf: async (courierId: number): Promise<GeoPoint | undefined> =>
    store.database
      .selectFrom('couriers')
      .select(['latitude', 'longitude'])
      .where('user_id', '=', courierId)
      .executeTakeFirst(),

  speedOf: async ({ kind, id }: Subject): Promise<number | undefined> =>
    (
      await store.database
        .selectFrom('steered_couriers')
        .select('speed_kmh')
        .where('subject_kind', '=', kind)
        .where('subject_id', '=', id)
        .executeTakeFirst()
    )?.speed_kmh,

  steer: async (
    { kind, id }: Subject,
    { courierId, isHeld, latitude, longitude, speedKmh, since }: Steering,
  ): Promise<void> =>
    void (await sql`
      insert into steered_couriers
        (subject_kind, subject_id, courier_id, is_held, latitude, longitude, speed_kmh, since)
      values (${kind}, ${id}, ${courierId}, ${isHeld}, ${latitude}, ${longitude}, ${speedKmh}, ${since})
      on conflict (subject_kind, subject_id) do update set courier_id = excluded.courier_id, is_held = excluded.is_held,
        latitude = excluded.latitude, longitude = excluded.longitude, speed_kmh = excluded.speed_kmh,
        since = excluded.since`.execute(store.database)),

  setCourier: async ({ kind, id }: Subject, courierId: number, eta: number | null): Promise<void> =>
    void (await sql`
      update ${sql.table(kind === 'order' ? 'orders' : 'parcel_orders')}
      set deliveryman_id = ${courierId}, eta = coalesce(${eta}::bigint, eta)
      where id = ${id}`.execute(store.database)),
});
