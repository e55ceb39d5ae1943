import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { bookingId, reservationId, shopId, tableId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import {
  createReserveTable,
  type NewReservation,
  type Reservation,
  type ReservationIntent,
  type ReservingFailure,
} from '@domain/reservations/index.ts';
import { runs } from '../runs.ts';

const rejected = (status: number): ReservingFailure => ({
  kind: 'rejected',
  status,
  code: '',
  message: '',
  params: {},
  data: undefined,
});
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

/** A server that keeps keys; an answer may be lost after the table was reserved. */
const createServer = () => {
  const kept = new Map<string, string>();
  const isTaken = (start: string): boolean => [...kept.values()].includes(start);
  return {
    kept,
    reserve: (lost: boolean) => async (wanted: NewReservation, key: string) => {
      if (!kept.has(key)) {
        if (isTaken(wanted.start)) return err({ kind: 'taken' } as const);
        kept.set(key, wanted.start);
      }
      return lost ? err({ kind: 'unreachable' } as const) : ok(reservation);
    },
  };
};

const memory = () => {
  let kept: ReservationIntent | undefined;
  return { read: () => kept, write: (intent: ReservationIntent | undefined) => void (kept = intent) };
};

describe('BOOKING-1o reserving a table', () => {
  it('reserves once per request, and never finds its own table taken, however many answers are lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ hour: fc.constantFrom(18, 20), lost: fc.boolean() })), async (presses) => {
        const [server, intents] = [createServer(), memory()];
        let [made, isWaiting, requests] = [0, false, 0];
        const done = new Set<string>();
        for (const { hour, lost } of presses) {
          if (!isWaiting && done.has(wantedAt(hour).start)) continue;
          if (!isWaiting) requests += 1;
          const reserveTable = createReserveTable({
            reservations: { reserve: server.reserve(lost) },
            intents,
            makeKey: () => `key-${++made}`,
          });
          const answer = await reserveTable(wantedAt(hour));
          expect(answer.ok).toBe(!lost);
          isWaiting = lost;
          expect(intents.read() !== undefined).toBe(isWaiting);
          for (const start of server.kept.values()) done.add(start);
        }
        expect(server.kept.size).toBe(requests);
        expect(new Set(server.kept.values()).size).toBe(requests);
      }),
      runs(200),
    );
  });

  it('keeps its key exactly while the outcome is unknown', async () => {
    const outcomes: readonly (readonly [ReservingFailure, boolean])[] = [
      [{ kind: 'taken' }, false],
      [rejected(422), false],
      [rejected(404), false],
      [rejected(409), true],
      [rejected(429), true],
      [rejected(503), true],
      [{ kind: 'timeout' }, true],
      [{ kind: 'unreachable' }, true],
      [{ kind: 'malformed' }, true],
      [{ kind: 'unauthorized' }, true],
    ];
    for (const [failure, isKept] of outcomes) {
      const intents = memory();
      const reserveTable = createReserveTable({
        reservations: { reserve: async () => err(failure) },
        intents,
        makeKey: () => 'one',
      });
      expect(await reserveTable(wantedAt(18))).toEqual(err(failure));
      expect([failure, intents.read() !== undefined]).toEqual([failure, isKept]);
    }
  });

  it('returns the earlier reservation instead of another one, if it exists after all', async () => {
    const [server, intents] = [createServer(), memory()];
    const makeKey = (): string => 'key';
    const press = (lost: boolean, hour: number) =>
      createReserveTable({ reservations: { reserve: server.reserve(lost) }, intents, makeKey })(wantedAt(hour));
    await press(true, 18);
    expect(await press(false, 20)).toEqual(ok(reservation));
    expect([...server.kept.values()]).toEqual([wantedAt(18).start]);
  });

  it('reserves the other table, if the earlier one was refused', async () => {
    const [server, intents] = [createServer(), memory()];
    intents.write({ wanted: wantedAt(18), key: 'lost before it arrived' });
    server.kept.set('of somebody else', wantedAt(18).start);
    const reserveTable = createReserveTable({
      reservations: { reserve: server.reserve(false) },
      intents,
      makeKey: () => 'another',
    });
    expect(await reserveTable(wantedAt(20))).toEqual(ok(reservation));
    expect(server.kept.get('another')).toBe(wantedAt(20).start);
  });
});
