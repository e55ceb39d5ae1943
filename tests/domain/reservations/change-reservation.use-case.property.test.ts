import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { bookingId, reservationId, shopId, tableId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import {
  createChangeReservation,
  type ChangeIntent,
  type ChangingFailure,
  type NewReservation,
  type Reservation,
  type WantedChange,
} from '@domain/reservations/index.ts';
import { runs } from '../runs.ts';

const wantedAt = (hour: number): NewReservation => ({
  tableId: tableId(1),
  bookingId: bookingId(1),
  start: `2025-03-10 ${hour}:00`,
  end: `2025-03-10 ${hour + 2}:00`,
  guests: 2,
  note: '',
});
const reservation: Reservation = {
  id: reservationId(1),
  status: 'new',
  shop: { id: shopId(1), title: '', address: '', phone: '', logo: undefined, timeZone: 'UTC' },
  tableId: tableId(1),
  tableName: '1',
  sectionTitle: '',
  guests: 2,
  note: '',
  period: { from: instant(0), until: instant(1) },
  changes: 0,
};

/** A server that keeps keys and counts changes; an answer may be lost after the change was made. */
const createServer = () => {
  const keys = new Set<string>();
  const made: string[] = [];
  return {
    made,
    change: (isLost: boolean) => async (change: WantedChange, key: string) => {
      if (!keys.has(key)) {
        if (change.changes !== made.length) return err({ kind: 'outdated' } as const);
        keys.add(key);
        made.push(change.wanted.start);
      }
      return isLost ? err({ kind: 'timeout' } as const) : ok(reservation);
    },
  };
};

const memory = () => {
  let kept: ChangeIntent | undefined;
  return { read: () => kept, write: (intent: ChangeIntent | undefined) => void (kept = intent) };
};

describe('BOOKING-1z changing a reservation', () => {
  it('is made once per request, however many answers are lost', async () => {
    const pressArb = fc.record({ hour: fc.constantFrom(18, 19, 20), isLost: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(pressArb, { maxLength: 10 }), async (presses) => {
        const [server, intents] = [createServer(), memory()];
        let [made, seen] = [0, 0];
        const makeKey = (): string => `key-${++made}`;
        for (const { hour, isLost } of presses) {
          const before = [...server.made];
          const waiting = intents.read();
          const changeOf = createChangeReservation({
            reservations: { change: server.change(isLost) },
            intents,
            makeKey,
          });
          const request = { id: reservationId(1), changes: seen, wanted: wantedAt(hour) };
          const answer = await changeOf(request);
          const isRetry = waiting?.wanted.start === request.wanted.start && waiting.changes === seen;
          if (isRetry) expect(server.made).toEqual(before);
          // A request that follows an unknown outcome never overwrites what it has not seen.
          else if (before.length > seen) expect(answer).toEqual(err({ kind: 'outdated' }));
          else expect(server.made).toEqual([...before, request.wanted.start]);
          if (answer.ok || answer.error.kind === 'outdated') seen = server.made.length;
        }
      }),
      runs(200),
    );
  });

  it('keeps its key exactly while the outcome is unknown', async () => {
    const rejected = (status: number): ChangingFailure => ({
      kind: 'rejected',
      status,
      code: '',
      message: '',
      params: {},
      data: undefined,
    });
    const outcomes: readonly (readonly [ChangingFailure, boolean])[] = [
      [{ kind: 'taken' }, false],
      [{ kind: 'outdated' }, false],
      [rejected(400), false],
      [rejected(404), false],
      [rejected(409), true],
      [rejected(503), true],
      [{ kind: 'timeout' }, true],
      [{ kind: 'unauthorized' }, true],
    ];
    for (const [failure, isKept] of outcomes) {
      const intents = memory();
      const change = createChangeReservation({
        reservations: { change: async () => err(failure) },
        intents,
        makeKey: () => 'one',
      });
      expect(await change({ id: reservationId(1), changes: 0, wanted: wantedAt(18) })).toEqual(err(failure));
      expect([failure, intents.read() !== undefined]).toEqual([failure, isKept]);
    }
  });
});
