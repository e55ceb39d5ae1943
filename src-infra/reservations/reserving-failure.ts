import { err, type Result } from '@domain/kernel/result.ts';
import type { ChangingFailure, ReservingFailure } from '@domain/reservations/index.ts';
import { toRemoteFailure } from '../drivers/http/remote-failure.ts';
import { asRecord } from '../drivers/http/wire.ts';

/** TABLE_BOOKING_EXISTS: somebody else was faster. */
export const toReservingFailure = (thrown: unknown): Result<never, ReservingFailure> => {
  const { error } = toRemoteFailure(thrown);
  return err(error.kind === 'rejected' && error.code === 'ERROR_501' ? { kind: 'taken' } : error);
};

/** The same for a change, and `outdated` where the reservation is another version by now. */
export const toChangingFailure = (thrown: unknown): Result<never, ChangingFailure> => {
  const failure = toReservingFailure(thrown);
  if (failure.ok) return failure;
  const { error } = failure;
  const isOutdated = error.kind === 'rejected' && error.status === 409 && asRecord(error.data)['reason'] === 'outdated';
  return isOutdated ? err({ kind: 'outdated' }) : failure;
};
