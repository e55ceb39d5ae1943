import type { IdempotencyRecords, Claim, Identity } from './idempotency.ports.ts';
import { sql } from 'kysely';
import type { KeyedAnswer } from './once.ts';
import type { Store } from '../../store/store.ts';

/** The stored outcomes of contract 8.1. */
export const createIdempotencyRepository = (store: Store): IdempotencyRecords => {
  const of = ({ scope, key }: Identity) => sql`scope = ${scope} and key = ${key}::uuid`;
  return {
    /** Takes a key that is free or whose holder is dead. */
    claim: async ({ scope, key, payload, holder, at, deadBefore }: Claim): Promise<boolean> => {
      const { rows } = await sql`
        insert into idempotency_records as record (scope, key, payload_hash, holder, started_at)
        values (${scope}, ${key}::uuid, ${payload}, ${holder}, ${at})
        on conflict (scope, key) do update
        set holder = excluded.holder, started_at = excluded.started_at, payload_hash = excluded.payload_hash
        where record.answered_at is null and record.started_at <= ${deadBefore} returning holder`.execute(
        store.database,
      );
      return rows.length > 0;
    },

    find: async (
      identity: Identity,
    ): Promise<{ readonly payload: string; readonly answer: KeyedAnswer | undefined } | undefined> => {
      const {
        rows: [row],
      } = await sql<{ payload_hash: string; status: number | null; body: string | null }>`
        select payload_hash, status, body from idempotency_records where ${of(identity)}`.execute(store.database);
      return (
        row && {
          payload: row.payload_hash,
          answer: row.status === null || row.body === null ? undefined : { status: row.status, body: row.body },
        }
      );
    },

    /** False when the key was taken over meanwhile. */
    complete: async (
      identity: Identity,
      holder: string,
      { status, body }: KeyedAnswer,
      at: number,
    ): Promise<boolean> => {
      const { rows } = await sql`
        update idempotency_records set answered_at = ${at}, status = ${status}, body = ${body}
        where ${of(identity)} and holder = ${holder} returning scope`.execute(store.database);
      return rows.length > 0;
    },

    release: async (identity: Identity, holder: string): Promise<void> =>
      void (await sql`
        delete from idempotency_records where ${of(identity)} and holder = ${holder} and answered_at is null`.execute(
        store.database,
      )),

    releaseUnanswered: async (): Promise<void> =>
      void (await store.database.deleteFrom('idempotency_records').where('answered_at', 'is', null).execute()),

    removeBefore: async (at: number): Promise<void> =>
      void (await store.database.deleteFrom('idempotency_records').where('started_at', '<', at).execute()),
  };
};
