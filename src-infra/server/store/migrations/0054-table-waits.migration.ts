/**
 * Who waits for a table: one row for each customer, shop and day. `first_at` and `last_at` are the first and the last
 * start that suits; what is offered is kept until `offered_until`.
 */
export const tableWaits = `
create table table_waits (
  id serial primary key,
  user_id integer not null references users on delete cascade,
  shop_id integer not null references shops on delete cascade,
  section_id integer references shop_sections on delete cascade,
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  first_at bigint not null,
  last_at bigint not null check (last_at >= first_at),
  guests integer not null check (guests > 0),
  joined_at bigint not null,
  table_id integer references shop_tables on delete set null,
  starts_at bigint,
  ends_at bigint check (ends_at > starts_at),
  offered_until bigint,
  taken boolean not null default false,
  unique (user_id, shop_id, day),
  check ((starts_at is null) = (ends_at is null) and (starts_at is null) = (offered_until is null)),
  check (table_id is null or starts_at is not null)
);
create index table_waits_ahead on table_waits (last_at, shop_id);
create index table_waits_table on table_waits (table_id, ends_at) where table_id is not null`;
