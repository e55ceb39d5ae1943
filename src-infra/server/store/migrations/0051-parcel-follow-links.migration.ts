/** Links by which parcels are followed without an account, by the hashes of their secrets. */
export const parcelFollowLinks = `
create table parcel_follow_links (
  id serial primary key,
  parcel_id integer not null references parcel_orders on delete cascade,
  secret_hash text not null unique,
  created_at bigint not null
);
create index parcel_follow_links_parcel on parcel_follow_links (parcel_id)`;
