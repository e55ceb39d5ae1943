/** Finds the reservations of which customers are to be reminded. */
export const comingBookings = `
create index concurrently if not exists coming_bookings on user_bookings (starts_at) where status <> 'canceled'`;
