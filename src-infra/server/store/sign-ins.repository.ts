import { sql } from 'kysely';
import { peopleWith, personJson } from './sql-parts.ts';
import type { Store } from './store.ts';
import type { PersonRow } from './wallets.repository.ts';

/** A sign-in as the desk sees it; the secret stays where it is. */
export type SignInRecord = {
  readonly id: number; readonly user_agent: string; readonly address: string; readonly via: string;
  readonly created_at: number; readonly expires_at: number; readonly revoked_at: number | null;
  /** Whether it opens something at the time that was asked for. */
  readonly is_valid: boolean;
  readonly person: PersonRow;
};
export type SignInFilter = {
  /** Only those that open something, or only those that do not. */
  readonly isValid: boolean | undefined;
  readonly search: string; readonly sort: 'asc' | 'desc'; readonly offset: number; readonly limit: number;
};
export type SignInPage = { readonly items: readonly SignInRecord[]; readonly total: number };

/** API-3: sign-ins of everybody, by number: the newest has the highest. */
export const readSignIns = async ({ database }: Pick<Store, 'database'>, { isValid, search, sort, offset, limit }: SignInFilter, at: number): Promise<SignInPage> => {
  const opens = sql`(t.revoked_at is null and t.expires_at > ${at} and exists (select 1 from users u where u.id = t.user_id and u.active and u.deleted_at is null))`;
  const isWanted = sql.join(
    [
      sql`true`,
      ...(isValid === undefined ? [] : [sql`${opens} = ${isValid}`]),
      ...(search === '' ? [] : [sql`t.user_id in ${peopleWith(search)}`]),
    ],
    sql` and `,
  );
  const { rows: [count] } = await sql<{ total: number }>`select count(*)::integer as total from access_tokens t where ${isWanted}`.execute(database);
  const { rows } = await sql<SignInRecord>`
    select t.id, t.user_agent, t.address, t.via, t.created_at, t.expires_at, t.revoked_at, ${opens} as is_valid, ${personJson(sql.ref('t.user_id'))} as person
    from access_tokens t where ${isWanted} order by t.id ${sql.raw(sort)} offset ${offset} limit ${limit}`.execute(database);
  return { items: rows, total: count?.total ?? 0 };
};
