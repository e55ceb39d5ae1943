/** Tables that are kept for customers who decide: one for each of them, until `held_until`. */
export const tableHolds = `
create table table_holds (
  user_id integer primary key references users on delete cascade,
  table_id integer not null references shop_tables on delete cascade,
  starts_at bigint not null,
  ends_at bigint not null check (ends_at > starts_at),
  held_until bigint not null
);
create index table_holds_table on table_holds (table_id, ends_at)`;
