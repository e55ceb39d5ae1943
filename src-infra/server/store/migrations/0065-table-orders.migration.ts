/** Dishes are ordered ahead to a reserved table: such an order knows its reservation. */
export const tableOrders = `
alter table orders add column user_booking_id integer references user_bookings on delete set null`;
