import { sql, type RawBuilder } from 'kysely';
import type { GeoPoint } from '@domain/catalog/index.ts';
import { noTries, OFFERED_STATUSES } from '@domain/couriers/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { ENDED_ORDER_STATUSES } from '@domain/orders/index.ts';
import { ENDED_PARCEL_STATUSES } from '@domain/parcels/index.ts';
import type { Store } from '../../store/index.ts';
import { literals } from '../../store/sql-parts.ts';
import type { CourierDeliveries, DeliveryState, DoneRow, Subject } from './courier-work.ports.ts';
import { createCourierRepository } from './couriers.repository.ts';

type Row = {
  readonly kind: 'order' | 'parcel';
  readonly id: number;
  readonly status: string;
  readonly is_brought: boolean;
  readonly customer_id: number;
  readonly courier_id: number | null;
  readonly wanted_at: number | null;
  readonly code: number | null;
  readonly way: DeliveryState['way'];
  readonly start: GeoPoint | null;
  readonly door: GeoPoint | null;
};

/** Rows of `orders`, `parcel_orders` and `courier_deliveries`. */
export const createCourierDeliveryRepository = (store: Store): CourierDeliveries => ({
  ...createCourierRepository(store),

  lock: async ({ kind, id }) => {
    const {
      rows: [row],
    } =
      kind === 'order'
        ? await sql<Row>`${orderRows} where o.id = ${id} for update of o`.execute(store.database)
        : await sql<Row>`${parcelRows} where p.id = ${id} for update of p`.execute(store.database);
    return row && toState(row);
  },

  startOf: async ({ kind, id }) => {
    const {
      rows: [row],
    } =
      kind === 'order'
        ? await sql<Row>`${orderRows} where o.id = ${id}`.execute(store.database)
        : await sql<Row>`${parcelRows} where p.id = ${id}`.execute(store.database);
    return row?.start ?? undefined;
  },

  openNear: async (place, kilometres) => {
    const [up, aside] = degreesOf(place, kilometres);
    const isNear = (latitude: RawBuilder<unknown>, longitude: RawBuilder<unknown>) => sql`
      abs(${latitude} - ${place.latitude}) <= ${up}
      and least(abs(${longitude} - ${place.longitude}), 360 - abs(${longitude} - ${place.longitude})) <= ${aside}`;
    const { rows } = await sql<Row>`
      select * from (
        ${orderRows}
        where o.status in (${sql.join(OFFERED_STATUSES.order)}) and o.deliveryman_id is null
          and ${isNear(sql`s.latitude`, sql`s.longitude`)}
        union all
        ${parcelRows}
        where p.status in (${sql.join(OFFERED_STATUSES.parcel)}) and p.deliveryman_id is null
          and ${isNear(ofPlace('address_from', 'latitude'), ofPlace('address_from', 'longitude'))}
      ) open
      order by kind, id limit 300`.execute(store.database);
    return rows.flatMap((row) => toState(row) ?? []);
  },

  carriedBy: async (id) => {
    const { rows } = await sql<Subject>`
      select kind, id from (
        select 'order' as kind, id from orders
          where deliveryman_id = ${id} and status not in (${literals(ENDED_ORDER_STATUSES)})
        union all
        select 'parcel', id from parcel_orders
          where deliveryman_id = ${id} and status not in (${literals(ENDED_PARCEL_STATUSES)})
      ) carried
      order by (select taken_at from courier_deliveries d
        where d.courier_id = ${id} and d.subject_kind = kind and d.subject_id = id) nulls last, kind, id`.execute(
      store.database,
    );
    return rows;
  },

  assign: async ({ kind, id }, courierId, at) => {
    await sql`
      update ${tableOf(kind)} set deliveryman_id = ${courierId}, courier_by_hand = true, updated_at = ${at}
      where id = ${id}`.execute(store.database);
    await sql`
      insert into courier_deliveries (courier_id, subject_kind, subject_id, taken_at)
      values (${courierId}, ${kind}, ${id}, ${at})
      on conflict (subject_kind, subject_id, courier_id) do update set taken_at = excluded.taken_at`.execute(
      store.database,
    );
  },

  release: async ({ kind, id }, at) => {
    const { rows } = await sql`
      update ${tableOf(kind)} set deliveryman_id = null, courier_by_hand = false, updated_at = ${at}
      where id = ${id} and status in (${sql.join(OFFERED_STATUSES[kind])}) returning id`.execute(store.database);
    if (rows.length > 0)
      await sql`
        delete from courier_deliveries
        where subject_kind = ${kind} and subject_id = ${id} and delivered_at is null`.execute(store.database);
  },

  abandoned: async () => {
    const works = (courier: RawBuilder<unknown>) => sql`exists (
      select 1 from couriers k join users u on u.id = k.user_id
      where k.user_id = ${courier} and k.is_online and u.active and u.role = 'deliveryman')`;
    const { rows } = await sql<Subject>`
      select 'order' as kind, id from orders
      where status in (${sql.join(OFFERED_STATUSES.order)}) and courier_by_hand and not ${works(sql`deliveryman_id`)}
      union all
      select 'parcel', id from parcel_orders
      where status in (${sql.join(OFFERED_STATUSES.parcel)}) and courier_by_hand and not ${works(sql`deliveryman_id`)}
      order by kind, id limit 100`.execute(store.database);
    return rows;
  },

  tries: async ({ kind, id }, courierId) => {
    const row = await store.database
      .selectFrom('courier_deliveries')
      .select(['wrong_codes', 'wrong_at'])
      .where('subject_kind', '=', kind)
      .where('subject_id', '=', id)
      .where('courier_id', '=', courierId)
      .executeTakeFirst();
    return row
      ? { wrong: row.wrong_codes, lastAt: row.wrong_at === null ? undefined : instant(row.wrong_at) }
      : noTries;
  },

  countWrong: async ({ kind, id }, courierId, at) =>
    void (await sql`
      insert into courier_deliveries (courier_id, subject_kind, subject_id, taken_at, wrong_codes, wrong_at)
      values (${courierId}, ${kind}, ${id}, ${at}, 1, ${at})
      on conflict (subject_kind, subject_id, courier_id)
      do update set wrong_codes = courier_deliveries.wrong_codes + 1, wrong_at = excluded.wrong_at`.execute(
      store.database,
    )),

  markDelivered: async ({ kind, id }, courierId, at) =>
    void (await sql`
      insert into courier_deliveries (courier_id, subject_kind, subject_id, taken_at, delivered_at)
      values (${courierId}, ${kind}, ${id}, ${at}, ${at})
      on conflict (subject_kind, subject_id, courier_id) do update set delivered_at = excluded.delivered_at`.execute(
      store.database,
    )),

  doneSince: async (courierId, from) => {
    const { rows } = await sql<DoneRow>`
      select d.subject_kind as kind, d.subject_id as id, d.delivered_at as "deliveredAt", o.shop_id as "shopId",
        p.username_from as sender
      from courier_deliveries d
      left join orders o on d.subject_kind = 'order' and o.id = d.subject_id
      left join parcel_orders p on d.subject_kind = 'parcel' and p.id = d.subject_id
      where d.courier_id = ${courierId} and d.delivered_at >= ${from}
      order by d.delivered_at desc, d.subject_id desc limit 100`.execute(store.database);
    return rows;
  },
});

const tableOf = (kind: Subject['kind']) => sql.table(kind === 'order' ? 'orders' : 'parcel_orders');

const ofPlace = (column: 'address_from' | 'address_to', degrees: keyof GeoPoint): RawBuilder<unknown> =>
  sql`(${sql.ref(`p.${column}`)}->>${sql.lit(degrees)})::double precision`;
const placeJson = (latitude: RawBuilder<unknown>, longitude: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${latitude} is not null and ${longitude} is not null
    then jsonb_build_object('latitude', ${latitude}, 'longitude', ${longitude}) end`;

const orderRows = sql`
  select 'order' as kind, o.id, o.status, o.delivery_type = 'delivery' as is_brought, o.user_id as customer_id,
    o.deliveryman_id as courier_id, o.delivery_at as wanted_at, o.otp::integer as code,
    coalesce(o.handover->>'way', 'hand') as way, ${placeJson(sql`s.latitude`, sql`s.longitude`)} as start,
    ${placeJson(sql`o.latitude`, sql`o.longitude`)} as door
  from orders o join shops s on s.id = o.shop_id`;
const parcelRows = sql`
  select 'parcel' as kind, p.id, p.status, true as is_brought, p.user_id as customer_id,
    p.deliveryman_id as courier_id, p.delivery_at as wanted_at, null::integer as code, 'hand' as way,
    ${placeJson(ofPlace('address_from', 'latitude'), ofPlace('address_from', 'longitude'))} as start,
    ${placeJson(ofPlace('address_to', 'latitude'), ofPlace('address_to', 'longitude'))} as door
  from parcel_orders p`;

/** `undefined` where nobody knows where to fetch it. */
const toState = (row: Row): DeliveryState | undefined =>
  row.start === null
    ? undefined
    : {
        kind: row.kind,
        id: row.id,
        status: row.status,
        isBrought: row.is_brought,
        customerId: row.customer_id,
        courierId: row.courier_id ?? undefined,
        wantedAt: row.wanted_at === null ? undefined : instant(row.wanted_at),
        start: row.start,
        door: row.door ?? undefined,
        code: row.code,
        way: row.way,
      };

/** A little more than a distance, in degrees of latitude and longitude; the rule of the domain decides. */
const degreesOf = ({ latitude }: GeoPoint, kilometres: number): readonly [up: number, aside: number] => {
  const up = (kilometres / 111) * 1.02;
  return [up, up / Math.max(0.01, Math.cos((Math.min(89, Math.abs(latitude) + up) * Math.PI) / 180))];
};
