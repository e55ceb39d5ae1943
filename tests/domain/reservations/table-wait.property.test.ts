import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOfWall, localDateOf, localTimeOf } from '@domain/calendar/index.ts';
import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import { bookingId, tableId } from '@domain/kernel/ids.ts';
import {
  checkReservation,
  checkWaitRequest,
  isInLine,
  isMetBy,
  isReservationDay,
  isSameRequest,
  mayWait,
  nextOffers,
  partiesAhead,
  partiesBefore,
  statusOf,
  stayFrom,
  TABLE_WAITS_MAX,
  WAIT_OFFER_MS,
  waitOfferEnd,
  waitStatus,
  type WaitFacts,
  type WaitingParty,
} from '@domain/reservations/index.ts';
import { instantNear } from '@domain/testing/index.ts';
import { CHANGE_DAYS, zoneTable as zones } from '../calendar/zone-table.ts';
import { runs } from '../runs.ts';
import { factsArb, partiesArb, waitRequestArb } from './waiting.arb.ts';

const MINUTE_MS = 60_000;
const wallMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const HOUR_MS = 3_600_000;

type Tables = WaitFacts['tables'];
type Start = { readonly at: Instant; readonly table: Tables[number] };

/** Every minute of a span at which a shop seats guests at a free table, found by the form's own check. */
const startsOf = (facts: WaitFacts, from: Instant, to: Instant, tables: Tables, guests: number): readonly Start[] => {
  const found: Start[] = [];
  for (const table of tables) {
    for (let minute = Math.ceil(from / MINUTE_MS); minute * MINUTE_MS <= to; minute += 1) {
      const at = instant(minute * MINUTE_MS);
      if (!isReservationDay(facts.tableHours, at, zones)) continue;
      const { date, time } = wallOf(at, facts);
      const taken = facts.taken[table.id] ?? [];
      const checked = checkReservation({ table, guests, date, time, note: '' }, { ...facts, taken });
      // A repeated time means its first occurrence.
      if (checked.ok && isFirst(at, facts)) found.push({ at, table });
    }
  }
  return found;
};
const wallOf = (at: Instant, { rules }: WaitFacts) => ({
  date: localDateOf(at, rules.timeZone, zones),
  time: localTimeOf(at, rules.timeZone, zones),
});
const isFirst = (at: Instant, facts: WaitFacts): boolean =>
  [30, 60, 120].every(
    (minutes) => JSON.stringify(wallOf(instant(at - minutes * MINUTE_MS), facts)) !== JSON.stringify(wallOf(at, facts)),
  );

describe('BOOKING-2a a request for a table', () => {
  const caseArb = fc
    .constantFrom(...CHANGE_DAYS)
    .chain((date) => fc.record({ facts: factsArb(date), request: waitRequestArb(date) }));

  it('spans the times of its day that are offered, free or not, over clock changes', () => {
    fc.assert(
      fc.property(caseArb, ({ facts, request }) => {
        const checked = checkWaitRequest(request, facts);
        const chairs = facts.tables
          .filter(
            ({ id, isActive }) =>
              isActive && (request.sectionId === undefined || facts.sectionOf[id] === request.sectionId),
          )
          .map((table) => table.chairs);
        const hasTable = chairs.some((count) => count >= request.guests);
        // A table of its own stands for all: whether one is free does not matter.
        const anyTable = { id: facts.tables[0]!.id, name: '', chairs: 99, isActive: true };
        const [from, to] = [wallMinutes(request.from), wallMinutes(request.to)];
        const midnight = instantOfWall(request.date, 0, facts.rules.timeZone, zones);
        // Clocks change by at most two hours, and by a day in Samoa.
        const [early, late] = [
          instant(midnight + (from - 120) * MINUTE_MS),
          instant(midnight + (to + 120) * MINUTE_MS),
        ];
        const starts = startsOf({ ...facts, taken: {} }, early, late, [anyTable], 1)
          .map(({ at }) => at)
          .filter((at) => {
            const { date, time } = wallOf(at, facts);
            return date === request.date && request.from <= time && time <= request.to;
          });
        if (hasTable && starts.length > 0)
          expect(checked).toEqual({ ok: true, value: { first: starts[0], last: starts.at(-1) } });
        else
          expect(checked).toEqual({
            ok: false,
            error: [
              ...(hasTable ? [] : [{ field: 'guests', kind: 'too-many' }]),
              ...(starts.length > 0 ? [] : [{ field: 'time', kind: 'not-offered' }]),
            ],
          });
      }),
      runs(25),
    );
  });

  it('needs guests and a day', () => {
    fc.assert(
      fc.property(caseArb, fc.constantFrom(0, -1, 1.5, Number.NaN), ({ facts, request }, guests) => {
        const wrong = checkWaitRequest({ ...request, guests, date: '2025-02-30' }, facts);
        expect(wrong).toEqual({
          ok: false,
          error: [
            { field: 'guests', kind: 'invalid' },
            { field: 'date', kind: 'invalid' },
          ],
        });
        const first = checkWaitRequest({ ...request, guests }, facts);
        expect(!first.ok && first.error[0]).toEqual({ field: 'guests', kind: 'invalid' });
      }),
      runs(50),
    );
  });
});

describe('BOOKING-2b a request', () => {
  it('is the same as another one with its guests, section and span, and as no other', () => {
    const keptArb = fc.record({
      guests: fc.integer({ min: 1, max: 2 }),
      sectionId: fc.constantFrom(undefined, 1, 2),
      span: fc.record({ first: fc.nat(1).map(instant), last: fc.integer({ min: 1, max: 2 }).map(instant) }),
    });
    fc.assert(
      fc.property(keptArb, keptArb, (one, other) => {
        expect(isSameRequest(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
        expect(isSameRequest(one, { ...one, span: { ...one.span } })).toBe(true);
      }),
      runs(300),
    );
  });
});

const [NOW, NOTICE] = [Date.UTC(2025, 2, 10, 12), { hoursAhead: 2 }];
const momentArb = fc.integer({ min: -300, max: 300 }).map((minutes) => instant(NOW + minutes * MINUTE_MS));
const stay = stayFrom(instant(NOW + 3 * HOUR_MS), 120);
const offerArb = momentArb.map((until) => ({ tableId: 1 as never, stay, until }));

describe('BOOKING-2c a request', () => {
  it('waits while a time can be booked, is offered until the offer ends, then ended; taken stays taken', () => {
    fc.assert(
      fc.property(
        momentArb,
        momentArb,
        fc.option(offerArb, { nil: undefined }),
        fc.boolean(),
        (now, last, offer, isTaken) => {
          const status = waitStatus({ span: { first: instant(0), last }, offer, isTaken }, NOTICE, now);
          const open = offer ? now < offer.until : last >= now + 2 * HOUR_MS;
          expect(status).toBe(isTaken ? 'taken' : !open ? 'ended' : offer ? 'offered' : 'waiting');
          expect(isInLine(status)).toBe(!isTaken && open);
          const span = { first: instant(0), last };
          if (offer) expect(waitStatus({ span, offer, isTaken: false }, NOTICE, offer.until)).toBe('ended');
        },
      ),
      runs(300),
    );
  });

  it('ends on a screen when its offer does, without a word of the server', () => {
    fc.assert(
      fc.property(
        offerArb,
        momentArb,
        fc.constantFrom('waiting', 'offered', 'taken', 'ended'),
        (offer, now, status) => {
          const shown = statusOf({ status, offer: { ...offer, tableName: '', sectionTitle: '' } }, now);
          expect(shown).toBe(status === 'offered' && offer.until <= now ? 'ended' : status);
        },
      ),
      runs(200),
    );
  });
});

describe('BOOKING-2d the next offers', () => {
  const caseArb = fc
    .constantFrom(...CHANGE_DAYS)
    .chain((date) =>
      factsArb(date).chain((facts) => fc.record({ facts: fc.constant(facts), parties: partiesArb(date, facts) })),
    );

  it('agree with a minute-by-minute oracle that serves one after the other, over clock changes', () => {
    fc.assert(
      fc.property(caseArb, ({ facts, parties }) => {
        let { taken } = facts;
        const expected: { id: number; tableId: number; from: number }[] = [];
        const inOrder = parties.toSorted((one, other) => one.joinedAt - other.joinedAt || one.id - other.id);
        for (const party of inOrder) {
          if (waitStatus(party, facts.rules, facts.now) !== 'waiting') continue;
          const { first, last } = party.span;
          const fits = facts.tables.filter(
            ({ id }) => party.sectionId === undefined || facts.sectionOf[id] === party.sectionId,
          );
          const middle = (first + last) / 2;
          const [best] = startsOf({ ...facts, taken }, first, last, fits, party.guests)
            .filter(({ at }) => at - facts.rules.hoursAhead * HOUR_MS > facts.now)
            .toSorted(
              (one, other) =>
                Math.abs(one.at - middle) - Math.abs(other.at - middle) ||
                one.at - other.at ||
                one.table.chairs - other.table.chairs ||
                one.table.id - other.table.id,
            );
          if (!best) continue;
          expected.push({ id: party.id, tableId: best.table.id, from: best.at });
          const period = stayFrom(best.at, facts.rules.stayMinutes);
          taken = { ...taken, [best.table.id]: [...(taken[best.table.id] ?? []), period] };
        }
        const offers = nextOffers(parties, facts);
        expect(offers.map(({ id, offer }) => ({ id, tableId: offer.tableId, from: offer.stay.from }))).toEqual(
          expected,
        );
      }),
      runs(40),
    );
  });

  it('never offer one table twice at a time, nor anything to those who decide, took one, or came too late', () => {
    fc.assert(
      fc.property(caseArb, ({ facts, parties }) => {
        const offers = nextOffers(parties, facts);
        expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
        for (const [index, { id, offer }] of offers.entries()) {
          const party = parties.find((one) => one.id === id);
          expect(party && waitStatus(party, facts.rules, facts.now)).toBe('waiting');
          const others = offers.slice(0, index).filter((other) => other.offer.tableId === offer.tableId);
          for (const other of others)
            expect(other.offer.stay.until <= offer.stay.from || offer.stay.until <= other.offer.stay.from).toBe(true);
        }
      }),
      runs(200),
    );
  });
});

describe('BOOKING-2d a line for one table', () => {
  const DAY = Date.UTC(2025, 2, 12);
  const [T1, T2] = [1, 2].map((id) => ({ id: tableId(id), name: `T${id}`, chairs: 2, isActive: true }));
  const facts: WaitFacts = {
    rules: {
      bookingId: bookingId(1),
      timeZone: 'UTC',
      from: 1080,
      to: 1260,
      closedDates: [],
      slotMinutes: 30,
      hoursAhead: 2,
      stayMinutes: 120,
    },
    now: instant(DAY),
    zones,
    tableHours: undefined,
    tables: [T1!],
    taken: {},
    sectionOf: { 1: 1, 2: 1 },
  };
  const at = (minutes: number): Instant => instant(DAY + minutes * MINUTE_MS);
  const party = (id: number, joined: number, first: number, last: number): WaitingParty => ({
    id,
    joinedAt: instant(joined),
    guests: 2,
    sectionId: undefined,
    span: { first: at(first), last: at(last) },
    offer: undefined,
    isTaken: false,
  });
  const startsOffered = (parties: readonly WaitingParty[], known = facts) =>
    nextOffers(parties, known).map(({ id, offer }) => [id, (offer.stay.from - DAY) / MINUTE_MS]);

  it('goes to the first who joined, at the middle of the span, and what is left to the next', () => {
    expect(startsOffered([party(1, 5, 1080, 1140), party(2, 4, 1080, 1140)])).toEqual([[2, 1110]]);
    expect(startsOffered([party(1, 4, 1080, 1110), party(2, 4, 1080, 1110)])).toEqual([[1, 1080]]);
    const both = { ...facts, tables: [T1!, T2!] };
    expect(startsOffered([party(1, 1, 1080, 1140), party(2, 2, 1080, 1140), party(3, 3, 1080, 1140)], both)).toEqual([
      [1, 1110],
      [2, 1110],
    ]);
    expect(startsOffered([party(1, 1, 1080, 1080), party(2, 2, 1080, 1230)])).toEqual([
      [1, 1080],
      [2, 1200],
    ]);
  });
});

describe('BOOKING-2a the span of a request', () => {
  it('includes its first and its last time', () => {
    const day = '2025-03-12';
    const rules = { closedDates: [], slotMinutes: 30, hoursAhead: 0, stayMinutes: 60, timeZone: 'UTC' };
    const table = { id: tableId(1), name: 'T1', chairs: 2, isActive: true };
    const facts: WaitFacts = {
      rules: { ...rules, bookingId: bookingId(1), from: 1080, to: 1260 },
      now: instant(0),
      zones,
      tableHours: undefined,
      tables: [table],
      taken: {},
      sectionOf: { 1: 1 },
    };
    const midnight = Date.UTC(2025, 2, 12);
    const request = { guests: 2, date: day, from: '18:30', to: '19:30', sectionId: undefined };
    const [first, last] = [midnight + 1110 * MINUTE_MS, midnight + 1170 * MINUTE_MS];
    expect(checkWaitRequest(request, facts)).toEqual({ ok: true, value: { first, last } });
  });
});

describe('BOOKING-2e an offer', () => {
  it('ends after the time to decide, or with the notice period of its start', () => {
    fc.assert(
      fc.property(momentArb, fc.nat(400), fc.nat(5), (now, minutes, hoursAhead) => {
        const wanted = stayFrom(instant(now + minutes * MINUTE_MS), 60);
        const end = waitOfferEnd({ stay: wanted }, { hoursAhead }, now);
        expect(end).toBe(Math.min(now + 15 * MINUTE_MS, wanted.from - hoursAhead * HOUR_MS));
        expect(WAIT_OFFER_MS).toBe(15 * MINUTE_MS);
      }),
      runs(200),
    );
  });
});

describe('BOOKING-2f a reservation', () => {
  it('serves a request exactly if it starts within the span, both ends included', () => {
    fc.assert(
      fc.property(momentArb, fc.nat(120), momentArb, (first, length, start) => {
        const last = instant(first + length * MINUTE_MS);
        expect(isMetBy({ span: { first, last } }, start)).toBe(start >= first && start <= last);
        expect([isMetBy({ span: { first, last } }, first), isMetBy({ span: { first, last } }, last)]).toEqual([
          true,
          true,
        ]);
      }),
      runs(200),
    );
  });
});

describe('BOOKING-2g parties before one', () => {
  it('are those who joined earlier, are in line, and share a start', () => {
    const day = CHANGE_DAYS[0] ?? '';
    const caseArb = factsArb(day).chain((facts) =>
      fc.record({ facts: fc.constant(facts), parties: partiesArb(day, facts), now: instantNear(day, 1) }),
    );
    fc.assert(
      fc.property(caseArb, ({ facts: { rules }, parties, now }) => {
        for (const party of parties) {
          const before = parties.filter((other: WaitingParty) => {
            const isEarlier =
              other.joinedAt < party.joinedAt || (other.joinedAt === party.joinedAt && other.id < party.id);
            const isApart = other.span.last < party.span.first || party.span.last < other.span.first;
            return isEarlier && !isApart && ['waiting', 'offered'].includes(waitStatus(other, rules, now));
          });
          expect(partiesBefore(party, parties, rules, now)).toBe(before.length);
        }
      }),
      runs(150),
    );
  });
});

describe('BOOKING-2i parties ahead of a newcomer', () => {
  it('are all who are in line and share a start, and are before the place that is then taken', () => {
    const day = CHANGE_DAYS[0] ?? '';
    const caseArb = factsArb(day).chain((facts) =>
      fc.record({ facts: fc.constant(facts), parties: partiesArb(day, facts), now: instantNear(day, 1) }),
    );
    fc.assert(
      fc.property(caseArb, ({ facts: { rules }, parties: known, now }) => {
        for (const { span } of known) {
          const parties = known.map((party) => ({ ...party, joinedAt: instant(Math.min(party.joinedAt, now)) }));
          const ahead = partiesAhead(span, parties, rules, now);
          const sharing = parties.filter((other) => !(other.span.last < span.first || span.last < other.span.first));
          const waiting = sharing.filter((one) => ['waiting', 'offered'].includes(waitStatus(one, rules, now)));
          expect(ahead).toBe(waiting.length);
          const id = Math.max(...parties.map((party) => party.id)) + 1;
          expect(partiesBefore({ id, joinedAt: now, span }, parties, rules, now)).toBe(ahead);
        }
      }),
      runs(150),
    );
  });
});

describe('BOOKING-2h a place', () => {
  const placeArb = fc.record({
    shopId: fc.integer({ min: 1, max: 3 }),
    date: fc.constantFrom('2025-05-14', '2025-05-15'),
    status: fc.constantFrom('waiting', 'offered', 'taken', 'ended'),
  });

  it('is one of at most twenty lines, in which replacing a place is none more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 15, max: 21 }), fc.array(placeArb, { maxLength: 5 }), (length, places) => {
        const line = { date: '2025-05-14', status: 'waiting' } as const;
        const lines = Array.from({ length }, (_, index) => ({ ...line, shopId: 4 + index }));
        const wanted = { shopId: 2, date: '2025-05-15' };
        const isHeld = ({ shopId, date }: (typeof places)[number]): boolean => shopId === 2 && date === '2025-05-15';
        const others = places.filter((place) => !isHeld(place) && ['waiting', 'offered'].includes(place.status));
        expect(mayWait([...places, ...lines], wanted)).toBe(others.length + length < 20);
      }),
      runs(200),
    );
    expect(TABLE_WAITS_MAX).toBe(20);
  });
});
