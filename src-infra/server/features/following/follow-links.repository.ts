import { sql } from 'kysely';
import { ENDED_ORDER_STATUSES } from '@domain/orders/index.ts';
import { ENDED_PARCEL_STATUSES } from '@domain/parcels/index.ts';
import type { Store } from '../../store/index.ts';
import { literals } from '../../store/sql-parts.ts';
import type { StoredFollowLinks } from './follow-links.port.ts';

const TABLES = {
  order: { links: sql.table('order_follow_links'), subject: sql.ref('order_id'), ended: ENDED_ORDER_STATUSES },
  parcel: { links: sql.table('parcel_follow_links'), subject: sql.ref('parcel_id'), ended: ENDED_PARCEL_STATUSES },
} as const;

/** Links of one kind of subject, in the table of that kind. */
export const createFollowLinkRepository = (store: Store, kind: keyof typeof TABLES): StoredFollowLinks => {
  const { links, subject, ended } = TABLES[kind];
  return {
    add: async ({ subjectId, hash, at }, most) => {
      await sql`
        insert into ${links} (${subject}, secret_hash, created_at)
        values (${subjectId}, ${hash}, ${at})`.execute(store.database);
      await sql`
        delete from ${links}
        where ${subject} = ${subjectId} and id not in (
          select id from ${links} where ${subject} = ${subjectId} order by id desc limit ${most}
        )`.execute(store.database);
    },

    has: async (subjectId) => {
      const { rows } = await sql`select id from ${links} where ${subject} = ${subjectId} limit 1`.execute(
        store.database,
      );
      return rows.length > 0;
    },

    end: async (subjectId) =>
      void (await sql`delete from ${links} where ${subject} = ${subjectId}`.execute(store.database)),

    find: async (hash) => {
      const {
        rows: [row],
      } = await sql<{ subjectId: number; endedAt: number | null }>`
        select ${subject} as "subjectId",
          (select max(at) from status_changes
            where subject_kind = ${kind} and subject_id = ${subject} and status in (${literals(ended)}))
            as "endedAt"
        from ${links} where secret_hash = ${hash}`.execute(store.database);
      return row;
    },
  };
};
