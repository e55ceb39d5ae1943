/** Manually controlled couriers, and the progress of news notifications. */
export const operatorDesk = `
create table steered_couriers (
  subject_kind text not null check (subject_kind in ('order', 'parcel')),
  subject_id integer not null,
  courier_id integer not null references users on delete cascade,
  is_held boolean not null,
  latitude double precision not null,
  longitude double precision not null,
  speed_kmh double precision not null check (speed_kmh > 0),
  since bigint not null,
  primary key (subject_kind, subject_id)
);
create index steered_couriers_courier on steered_couriers (courier_id);
create table news_rounds (
  blog_id integer primary key references blogs on delete cascade,
  told_user_id integer not null,
  last_user_id integer not null,
  created_at bigint not null
)`;
