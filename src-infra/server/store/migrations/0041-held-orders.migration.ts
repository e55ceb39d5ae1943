/** Unpaid orders that are kept for their customers until `kept_until`, unknown to their shops. */
export const heldOrders = `
create table held_orders (
  order_id integer primary key references orders on delete cascade,
  kept_until bigint not null
);
create index held_orders_due on held_orders (kept_until)`;
