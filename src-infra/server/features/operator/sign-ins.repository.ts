import { sql } from 'kysely';
import { peopleMatching, personJson } from '../../store/sql-parts.ts';
import type { Store } from '../../store/index.ts';
import type { SignIns, SignInFilter, SignInPage, SignInRecord } from './operator.ports.ts';

/** Rows of `access_tokens`. */
export const createSignInRepository = (store: Store): SignIns => ({
  list: (filter, at) => readSignIns(store, filter, at),
});

const readSignIns = async (
  { database }: Pick<Store, 'database'>,
  { isValid, search, sort, offset, limit }: SignInFilter,
  at: number,
): Promise<SignInPage> => {
  const opens = sql`(t.revoked_at is null and t.expires_at > ${at}
    and exists (select 1 from users u where u.id = t.user_id and u.active and u.deleted_at is null))`;
  const isWanted = sql.join(
    [
      sql`true`,
      ...(isValid === undefined ? [] : [sql`${opens} = ${isValid}`]),
      ...(search === '' ? [] : [sql`t.user_id in ${peopleMatching(search)}`]),
    ],
    sql` and `,
  );
  const {
    rows: [count],
  } = await sql<{ total: number }>`select count(*)::integer as total from access_tokens t where ${isWanted}`.execute(
    database,
  );
  const { rows } = await sql<SignInRecord>`
    select t.id, t.user_agent, t.address, t.via, t.created_at, t.expires_at, t.revoked_at, ${opens} as is_valid,
      ${personJson(sql.ref('t.user_id'))} as person
    from access_tokens t where ${isWanted} order by t.id ${sql.raw(sort)} offset ${offset} limit ${limit}`.execute(
    database,
  );
  return { items: rows, total: count?.total ?? 0 };
};
