export type { BookingStatusRefusal } from './change-booking-status.use-case.ts';
export { createBookingAnswers } from './answer-bookings.job.ts';
export { createBookings, type Bookings } from './create-bookings.ts';
export type { BookingFault, BookingRefusal } from './place-booking.use-case.ts';
