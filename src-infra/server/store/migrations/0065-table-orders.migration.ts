/** Dishes are ordered ahead to a reserved table: such an order knows its reservation. */
export const tableOrders = `
alter table orders add column user_booking_id integer references user_bookings on delete set null;
create index orders_reservation on orders (user_booking_id) where user_booking_id is not null`;
