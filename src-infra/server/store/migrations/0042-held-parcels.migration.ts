/** Unpaid parcels that are kept for their customers until `kept_until`, unknown to the operators. */
export const heldParcels = `
create table held_parcels (
  parcel_id integer primary key references parcel_orders on delete cascade,
  kept_until bigint not null
);
create index held_parcels_due on held_parcels (kept_until)`;
