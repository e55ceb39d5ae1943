import { isOutcomeUnknown } from '../kernel/remote-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Reservation } from './reservation.ts';
import type { ChangeIntent, ChangeIntents, ChangingFailure, Reservations, WantedChange } from './reservations.port.ts';
import { isSame } from './reserve-table.use-case.ts';

/** The dependencies of changing; `makeKey` returns a new idempotency key. */
export type ChangeReservationDeps = {
  readonly reservations: Pick<Reservations, 'change'>;
  readonly intents: ChangeIntents;
  readonly makeKey: () => string;
};

/** Changes a reservation once, however often it is called, answered or reloaded. */
export type ChangeReservation = (change: WantedChange) => Promise<Result<Reservation, ChangingFailure>>;

/**
 * BOOKING-1z, contract 8.1: Keeps one key for one change until a conclusive answer, so that a retry after a lost one
 * finds its change made already. Another change needs no waiting: it names the version that it replaces.
 */
export const createChangeReservation =
  ({ reservations, intents, makeKey }: ChangeReservationDeps): ChangeReservation =>
  async (change) => {
    const earlier = intents.read();
    const key = earlier && isRepeated(earlier, change) ? earlier.key : makeKey();
    intents.write({ ...change, key });
    const answer = await reservations.change(change, key);
    if (isFinal(answer)) intents.write(undefined);
    return answer;
  };

const isRepeated = (earlier: ChangeIntent, { id, changes, wanted }: WantedChange): boolean =>
  earlier.id === id && earlier.changes === changes && isSame(earlier.wanted, wanted);

const isFinal = (answer: Awaited<ReturnType<ChangeReservation>>): boolean =>
  answer.ok || answer.error.kind === 'taken' || answer.error.kind === 'outdated' || !isOutcomeUnknown(answer.error);
