import { localDateOf } from '../calendar/index.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { ReservationRules } from './reservation-rules.ts';
import type { TableHold } from './table-hold.ts';
import {
  isInLine,
  tablesForRequest,
  waitOfferEnd,
  waitStatus,
  type TimedRequest,
  type StartSpan,
  type WaitCourse,
  type WaitFacts,
} from './table-wait.ts';
import { tableTimes } from './table-times.ts';

/** One of those who wait at a shop. */
export type WaitingParty = TimedRequest &
  WaitCourse & {
    readonly id: number;
    readonly joinedAt: Instant;
  };

/** The table that a party is offered. */
export type WaitOffer = { readonly id: number; readonly offer: TableHold };

type Place = Pick<WaitingParty, 'id' | 'joinedAt'>;

/** BOOKING-2d: Whether one joined before another. */
const isBefore = (one: Place, other: Place): boolean =>
  one.joinedAt < other.joinedAt || (one.joinedAt === other.joinedAt && one.id < other.id);

/**
 * BOOKING-2d: Returns who is offered a table now, in the order of joining: each the smallest free one that suits, at
 * the time nearest to the middle of the span, the earlier of two. What is offered to one is taken for those behind.
 */
export const nextOffers = (parties: readonly WaitingParty[], facts: WaitFacts): readonly WaitOffer[] => {
  const { rules, now } = facts;
  let { taken } = facts;
  return parties
    .filter((party) => waitStatus(party, rules, now) === 'waiting')
    .toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
    .flatMap((party) => {
      const offer = offerFor(party, { ...facts, taken });
      if (!offer) return [];
      const { tableId, stay } = offer;
      taken = { ...taken, [tableId]: [...(taken[tableId] ?? []), stay] };
      return [{ id: party.id, offer }];
    });
};

const offerFor = (party: WaitingParty, facts: WaitFacts): TableHold | undefined => {
  const { rules, now, zones } = facts;
  const { first, last } = party.span;
  const tables = tablesForRequest(facts, party);
  const day = localDateOf(first, rules.timeZone, zones);
  const away = (at: Instant): number => Math.abs(at - (first + last) / 2);
  const best = tableTimes({ ...facts, tables }, day, party.guests)
    .filter((time) => time.tables.length > 0 && first <= time.stay.from && time.stay.from <= last)
    .filter((time) => waitOfferEnd(time, rules, now) > now)
    .toSorted((one, other) => away(one.stay.from) - away(other.stay.from) || one.stay.from - other.stay.from)[0];
  const table = best?.tables[0];
  return best && table && { tableId: table.id, stay: best.stay, until: waitOfferEnd(best, rules, now) };
};

/**
 * BOOKING-2g: How many parties of a shop are before one: those who joined earlier, still wait or decide, and for whom
 * some time suits that suits it, too.
 */
export const partiesBefore = (
  party: Pick<WaitingParty, 'id' | 'joinedAt' | 'span'>,
  others: readonly WaitingParty[],
  notice: Pick<ReservationRules, 'hoursAhead'>,
  now: Instant,
): number =>
  others.filter(
    (other) =>
      isBefore(other, party) &&
      isInLine(waitStatus(other, notice, now)) &&
      other.span.first <= party.span.last &&
      party.span.first <= other.span.last,
  ).length;

/** BOOKING-2i: How many parties would be before one that joins now, whose own earlier place is not among them. */
export const partiesAhead = (
  span: StartSpan,
  others: readonly WaitingParty[],
  notice: Pick<ReservationRules, 'hoursAhead'>,
  now: Instant,
): number => partiesBefore({ id: Number.MAX_SAFE_INTEGER, joinedAt: now, span }, others, notice, now);
