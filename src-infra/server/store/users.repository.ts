import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

export type UserRow = Selectable<Tables['users']>;
export type NewUserRow = Insertable<Tables['users']>;
export type UserChange = Updateable<Tables['users']>;

/** Accounts by what they are known by; deleted ones are not found. */
export const createUserRepository = (store: Store) => {
  const users = () => store.database.selectFrom('users').selectAll().where('deleted_at', 'is', null);
  return {
    byIds: (ids: readonly number[]): Promise<UserRow[]> => users().where('id', 'in', ids).execute(),
    byId: (id: number): Promise<UserRow | undefined> => users().where('id', '=', id).executeTakeFirst(),
    byEmail: (email: string): Promise<UserRow | undefined> => users().where('email', '=', email).executeTakeFirst(),
    byPhone: (phone: string): Promise<UserRow | undefined> => users().where('phone', '=', phone).executeTakeFirst(),
    byUuid: (uuid: string): Promise<UserRow | undefined> => users().where('uuid', '=', uuid).executeTakeFirst(),
    byReferral: (code: string): Promise<UserRow | undefined> => users().where('my_referral', '=', code).executeTakeFirst(),
    /** Ids of everybody at the operator's desk. */
    operators: async (): Promise<readonly number[]> =>
      (await users().where('role', '=', 'admin').where('active', '=', true).orderBy('id').execute()).map(({ id }) => id),
    insert: (row: NewUserRow): Promise<UserRow> =>
      store.database.insertInto('users').values(row).returningAll().executeTakeFirstOrThrow(),
    /** A contact that its holder never proved yields to whoever proves it. */
    releaseEmail: async (email: string): Promise<void> =>
      void (await store.database.updateTable('users').set({ email: null }).where('email', '=', email).where('email_verified_at', 'is', null).execute()),
    releasePhone: async (phone: string): Promise<void> =>
      void (await store.database.updateTable('users').set({ phone: null }).where('phone', '=', phone).where('phone_verified_at', 'is', null).execute()),
    change: async (id: number, change: UserChange): Promise<void> =>
      void (await store.database.updateTable('users').set(change).where('id', '=', id).execute()),
  };
};
