/** The start of a reservation of which its customer was reminded. */
export const tableReminders = `
alter table user_bookings add column reminded_of bigint;
create index coming_bookings on user_bookings (starts_at) where status <> 'canceled'`;
