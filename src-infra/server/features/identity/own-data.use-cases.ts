import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { decimalOfMinor, type Currency } from '@domain/pricing/index.ts';
import { isoTime } from '../../foundation/time/index.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Outstanding, PersonalCopies } from './identity.ports.ts';
import { SHOWN_TABLES, type ShownTable } from './personal-tables.data.ts';
import type { RateLimited } from './rate-limited.ts';

export type OwnDataSummary = {
  readonly counts: Readonly<Record<string, number>>;
  readonly outstanding: Outstanding;
};

/** ACCOUNT-5i: What is stored about a person, for that person. */
export interface OwnData {
  /** How much of each kind is stored, and what is not over yet. */
  summarise(userId: number, now: number): Promise<OwnDataSummary>;
  /**
   * Returns a JSON document with everything of the account that is the person's own, piece by piece: no rows of others,
   * no secrets. A few times an hour.
   */
  copy(userId: number): Result<AsyncIterable<string>, RateLimited>;
}

type Deps = {
  readonly copies: PersonalCopies;
  readonly reference: ReferenceSource;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
};

/** Rows in memory at a time. */
const ROWS = 500;

export const createOwnData = ({ copies, reference, limiter, clock }: Deps): OwnData => ({
  summarise: async (userId, now) => ({
    counts: await copies.count(userId),
    outstanding: await copies.outstanding(userId, now),
  }),
  copy: (userId) => {
    const wait = limiter.take(['personalData', `user ${userId}`]);
    return wait === undefined ? ok(written(userId)) : err({ kind: 'rate-limited', seconds: wait });

    async function* written(id: number): AsyncIterable<string> {
      const { baseCurrency } = await reference();
      yield `{"written_at":${JSON.stringify(isoTime(clock.now()))}`;
      for (const table of SHOWN_TABLES) {
        let [offset, isLast] = [0, false];
        yield `,${JSON.stringify(table.shows.part)}:[`;
        while (!isLast) {
          const rows = await copies.read(table, id, offset, ROWS);
          const items = rows.map((row) => JSON.stringify(readable(row, table, baseCurrency)));
          if (items.length > 0) yield (offset > 0 ? ',' : '') + items.join(',');
          offset += rows.length;
          isLast = rows.length < ROWS;
        }
        yield ']';
      }
      yield '}';
    }
  },
});

/** A row with times as ISO 8601 and amounts as decimal numbers of the currency beside them. */
const readable = (
  { currency, scale, ...row }: Readonly<Record<string, unknown>>,
  { shows }: ShownTable,
  base: Currency,
): Readonly<Record<string, unknown>> => {
  const inMinor = typeof scale === 'number' ? scale : base.scale;
  const [moments, amounts] = [new Set(shows.moments), new Set(shows.amounts)];
  const read = (name: string, value: unknown): unknown => {
    if (typeof value !== 'number') return value;
    if (moments.has(name)) return isoTime(value);
    return amounts.has(name) ? decimalOfMinor(value, inMinor) : value;
  };
  const values = Object.entries(row).map(([name, value]) => [name, read(name, value)]);
  return { ...Object.fromEntries(values), ...(shows.amounts && { currency: currency ?? base.title }) };
};
