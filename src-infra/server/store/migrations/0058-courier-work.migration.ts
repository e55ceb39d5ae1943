/**
 * People who work as couriers. The columns of orders and parcels may be null: processes of the version before insert
 * rows without them.
 */
export const courierWork = `
alter table couriers add column is_person boolean not null default false;
alter table couriers add column is_online boolean not null default false;
update couriers set is_person = true
where exists (select 1 from request_models r where r.user_id = couriers.user_id and r.status = 'approved');
alter table orders add column courier_by_hand boolean default false;
alter table parcel_orders add column courier_by_hand boolean default false;
create table courier_deliveries (
  courier_id integer not null references users on delete cascade,
  subject_kind text not null check (subject_kind in ('order', 'parcel')),
  subject_id integer not null,
  taken_at bigint not null,
  delivered_at bigint,
  wrong_codes integer not null default 0,
  wrong_at bigint,
  primary key (subject_kind, subject_id, courier_id)
);
create index courier_deliveries_done on courier_deliveries (courier_id, delivered_at)`;
