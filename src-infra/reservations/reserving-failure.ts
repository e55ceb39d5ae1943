import { err, type Result } from '@domain/kernel/result.ts';
import type { ReservingFailure } from '@domain/reservations/index.ts';
import { toRemoteFailure } from '../drivers/http/remote-failure.ts';

/** TABLE_BOOKING_EXISTS: somebody else was faster. */
export const toReservingFailure = (thrown: unknown): Result<never, ReservingFailure> => {
  const { error } = toRemoteFailure(thrown);
  return err(error.kind === 'rejected' && error.code === 'ERROR_501' ? { kind: 'taken' } : error);
};
