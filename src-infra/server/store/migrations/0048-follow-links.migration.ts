/** Links by which orders are followed without an account, by the hashes of their secrets. */
export const followLinks = `
create table order_follow_links (
  id serial primary key,
  order_id integer not null references orders on delete cascade,
  secret_hash text not null unique,
  created_at bigint not null
);
create index order_follow_links_order on order_follow_links (order_id)`;
