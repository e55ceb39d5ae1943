import { sql } from 'kysely';
import { personJson } from '../../store/sql-parts.ts';
import type { Store } from '../../store/index.ts';
import type { AuditLog, AuditRecord } from './audit.ports.ts';

/** Rows of `audit_log`. */
export const createAuditRepository = (store: Pick<Store, 'database'>): AuditLog => ({
  record: async ({ userId, action, subject, before, after, at }) => {
    await store.database
      .insertInto('audit_log')
      .values({ user_id: userId, action, subject, before, after, at })
      .execute();
  },

  list: async ({ search, offset, limit }) => {
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const isWanted =
      search === '' ? sql`true` : sql`(entry.action ilike ${like} or coalesce(entry.subject, '') ilike ${like})`;
    const {
      rows: [count],
    } = await sql<{ total: number }>`
      select count(*)::integer as total from audit_log entry where ${isWanted}`.execute(store.database);
    const { rows } = await sql<AuditRecord>`
      select entry.id, entry.at, entry.action, entry.subject, entry.before, entry.after,
        ${personJson(sql.ref('entry.user_id'))} as person
      from audit_log entry where ${isWanted} order by entry.id desc offset ${offset} limit ${limit}`.execute(
      store.database,
    );
    return { items: rows, total: count?.total ?? 0 };
  },
});
