import { DAY_MS, type Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import {
  checkWaitRequest,
  isInLine,
  isMetBy,
  isSameRequest,
  mayWait,
  partiesAhead,
  partiesBefore,
  waitStatus,
  type StartSpan,
  type WaitRequest,
  type WaitStatus,
  type WaitRequestFault,
} from '@domain/reservations/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { TableWaits, WaitRecord, WaitRow, WaitRequestRow } from './table-waits.port.ts';
import { toParty, type FindWaitFacts } from './wait-facts.ts';

/** A place in a line, how it stands, and how many parties are before it. */
export type StandingWait = WaitRecord & { readonly status: WaitStatus; readonly before: number };

/** `off`: the shop takes no reservations. `full`: the customer waits for too many tables. */
export type WaitRefusal =
  | { readonly kind: 'off' }
  | { readonly kind: 'full' }
  | {
      readonly kind: 'faults';
      readonly faults: readonly (WaitRequestFault | { readonly field: 'section'; readonly kind: 'unknown' })[];
    };

/** How many wait for a table of a shop on a day. */
export type WaitingDay = { readonly shopId: number; readonly day: string; readonly parties: number };

/** BOOKING-2: customers wait for tables. */
export interface WaitingLists {
  /**
   * BOOKING-2a, BOOKING-2b: joins the line of a shop. The same request again is the same place; another one for that
   * day replaces it at the end of the line.
   */
  join(userId: number, shopId: number, request: WaitRequest): Promise<Result<StandingWait, WaitRefusal>>;
  /** BOOKING-2i: returns how many parties would be before a customer who joins with a request. */
  ahead(userId: number, shopId: number, request: WaitRequest): Promise<Result<number, WaitRefusal>>;
  /** Returns the places of a customer whose day has not passed, the next one first. */
  list(userId: number): Promise<readonly StandingWait[]>;
  /** Leaves a line; returns whether the customer had this place. What was offered is free at once. */
  leave(userId: number, id: number): Promise<boolean>;
  /** BOOKING-2f: in the caller's transaction, marks what a reservation of the customer serves. */
  serve(userId: number, shopId: number, start: Parameters<typeof isMetBy>[1]): Promise<void>;
  /** Returns how many wait or decide, by shop and day. */
  days(): Promise<readonly WaitingDay[]>;
}

type Deps = {
  readonly waits: TableWaits;
  readonly transactions: Transactions;
  readonly findFacts: FindWaitFacts;
  readonly reference: ReferenceSource;
  /** The marketplace's time. */
  readonly clock: Clock;
};

export const createWaitingLists = ({ waits, transactions, findFacts, reference, clock }: Deps): WaitingLists => {
  const statusOf = async () => {
    const { reservation } = (await reference()).settings;
    const now = clock.now();
    return {
      of: (row: WaitRow): WaitStatus => waitStatus(toParty(row), reservation, now),
      before: (row: WaitRow, line: readonly WaitRow[]): number =>
        partiesBefore(
          toParty(row),
          line.filter(({ shop_id }) => shop_id === row.shop_id).map(toParty),
          reservation,
          now,
        ),
    };
  };
  const standing = async (records: readonly WaitRecord[]): Promise<readonly StandingWait[]> => {
    const line = await waits.line([...new Set(records.map(({ shop_id }) => shop_id))], clock.now());
    const status = await statusOf();
    return records.map((record) => ({ ...record, status: status.of(record), before: status.before(record, line) }));
  };

  /** Returns the id of the place of this request. */
  const take = async (request: WaitRequestRow): Promise<number> => {
    const added = await waits.insert(request);
    if (added !== undefined) return added;
    const earlier = await waits.lockOf(request.user_id, request.shop_id, request.day);
    // Left in this very moment.
    if (!earlier) return take(request);
    const status = (await statusOf()).of(earlier);
    const wanted = toParty({ ...earlier, ...request });
    if (!isInLine(status) || !isSameRequest(toParty(earlier), wanted)) await waits.replace(earlier.id, request);
    return earlier.id;
  };

  /** Returns the starts that a request asks for. */
  const spanOf = async (shopId: number, request: WaitRequest): Promise<Result<StartSpan, WaitRefusal>> => {
    const facts = await findFacts(shopId, undefined);
    if (!facts) return err({ kind: 'off' });
    if (request.sectionId !== undefined && !Object.values(facts.sectionOf).includes(request.sectionId))
      return err({ kind: 'faults', faults: [{ field: 'section', kind: 'unknown' }] });
    const span = checkWaitRequest(request, facts);
    return span.ok ? span : err({ kind: 'faults', faults: span.error });
  };

  return {
    join: async (userId, shopId, request) => {
      const span = await spanOf(shopId, request);
      if (!span.ok) return span;
      const { sectionId, guests, date } = request;
      const status = await statusOf();
      const id = await transactions.run(async () => {
        const places = (await waits.list(userId, clock.now())).map((row) => ({
          shopId: row.shop_id,
          date: row.day,
          status: status.of(row),
        }));
        if (!mayWait(places, { shopId, date })) return undefined;
        return take({
          user_id: userId,
          shop_id: shopId,
          section_id: sectionId ?? null,
          day: date,
          first_at: span.value.first,
          last_at: span.value.last,
          guests,
          joined_at: clock.now(),
        });
      });
      if (id === undefined) return err({ kind: 'full' });
      const record = await waits.find(id, userId);
      const [place] = record ? await standing([record]) : [];
      if (!place) throw new TypeError(`Place ${id} was taken but does not exist`);
      return ok(place);
    },

    ahead: async (userId, shopId, request) => {
      const span = await spanOf(shopId, request);
      if (!span.ok) return span;
      const { reservation } = (await reference()).settings;
      const now = clock.now();
      // A new request replaces the customer's place for that day.
      const others = (await waits.line([shopId], now)).filter(
        ({ user_id, day }) => user_id !== userId || day !== request.date,
      );
      return ok(partiesAhead(span.value, others.map(toParty), reservation, now));
    },

    list: async (userId) => standing(await waits.list(userId, clock.now() - DAY_MS)),

    leave: (userId, id) => waits.remove(id, userId),

    serve: async (userId, shopId, start) => {
      const served = (await waits.lockAt(userId, shopId)).filter((row) => !row.taken && isMetBy(toParty(row), start));
      if (served.length > 0) await waits.take(served.map(({ id }) => id));
    },

    days: async () => {
      const status = await statusOf();
      const days = new Map<string, WaitingDay>();
      for (const row of await waits.line(undefined, clock.now())) {
        if (!isInLine(status.of(row))) continue;
        const key = `${row.day} ${row.shop_id}`;
        days.set(key, { shopId: row.shop_id, day: row.day, parties: (days.get(key)?.parties ?? 0) + 1 });
      }
      return [...days].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, day]) => day);
    },
  };
};
