/** The start of a reservation of which its customer was reminded. */
export const tableReminders = `
alter table user_bookings add column reminded_of bigint`;
