/**
 * Changes of reservations: how many, since when the start is wanted, and what the restaurant knew before: `table_id`,
 * `starts_at`, `ends_at`, `guests` and `note`.
 */
export const bookingChanges = `
alter table user_bookings
  add column changes integer not null default 0,
  add column start_asked_at bigint,
  add column changed_from jsonb`;
