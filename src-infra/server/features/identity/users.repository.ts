import type { Users, UserRow, NewUserRow, UserChange } from './users.ports.ts';
import type { Store } from '../../store/store.ts';
import { orTaken } from './or-taken.repository.ts';

/** Stores accounts; deleted ones are not found. */
export const createUserRepository = (store: Store): Users => {
  const users = () => store.database.selectFrom('users').selectAll().where('deleted_at', 'is', null);
  return {
    byIds: (ids: readonly number[]): Promise<UserRow[]> => users().where('id', 'in', ids).execute(),
    byId: (id: number): Promise<UserRow | undefined> => users().where('id', '=', id).executeTakeFirst(),
    byEmail: (email: string): Promise<UserRow | undefined> => users().where('email', '=', email).executeTakeFirst(),
    byPhone: (phone: string): Promise<UserRow | undefined> => users().where('phone', '=', phone).executeTakeFirst(),
    byUuid: (uuid: string): Promise<UserRow | undefined> => users().where('uuid', '=', uuid).executeTakeFirst(),
    byReferral: (code: string): Promise<UserRow | undefined> =>
      users().where('my_referral', '=', code).executeTakeFirst(),
    insert: (row: NewUserRow): Promise<UserRow> =>
      orTaken(store.database.insertInto('users').values(row).returningAll().executeTakeFirstOrThrow()),
    /** An unverified contact moves to the account that verifies it. */
    releaseEmail: async (email: string): Promise<void> =>
      void (await store.database
        .updateTable('users')
        .set({ email: null })
        .where('email', '=', email)
        .where('email_verified_at', 'is', null)
        .execute()),
    releasePhone: async (phone: string): Promise<void> =>
      void (await store.database
        .updateTable('users')
        .set({ phone: null })
        .where('phone', '=', phone)
        .where('phone_verified_at', 'is', null)
        .execute()),
    confirmEmail: async (id: number, email: string, at: number): Promise<void> =>
      void (await store.database
        .updateTable('users')
        .set({ email_verified_at: at })
        .where('id', '=', id)
        .where('email', '=', email)
        .where('email_verified_at', 'is', null)
        .execute()),
    phoneOf: async (id: number): Promise<string | undefined> =>
      (await store.database.selectFrom('users').select('phone').where('id', '=', id).executeTakeFirst())?.phone ??
      undefined,
    change: async (id: number, change: UserChange): Promise<void> =>
      void (await orTaken(store.database.updateTable('users').set(change).where('id', '=', id).execute())),
  };
};
