/**
 * Orders whose placement nobody has been told of yet. `sold` lists the sold stocks with the pieces left, as of the
 * catalog version.
 */
export const unannouncedOrders = `
create table unannounced_orders (
  order_id integer primary key references orders on delete cascade,
  shop_id integer not null,
  catalogue_version integer not null,
  sold jsonb not null
)`;
