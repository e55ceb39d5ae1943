import type { Users, UserRow, NewUserRow, UserChange } from './users.ports.ts';
import type { Store } from '../../store/store.ts';
import { orTaken } from './or-taken.repository.ts';

/** Stores accounts; deleted ones are not found. */
export const createUserRepository = (store: Store): Users => {
  const users = () => store.database.selectFrom('users').selectAll().where('deleted_at', 'is', null);
  const releaseEmail = async (email: string): Promise<void> => {
    const rows = store.database.updateTable('users');
    await rows.set({ email: null }).where('email', '=', email).where('email_verified_at', 'is', null).execute();
    await rows.set({ pending_email: null }).where('pending_email', '=', email).execute();
  };
  return {
    byIds: (ids: readonly number[]): Promise<UserRow[]> => users().where('id', 'in', ids).execute(),
    byId: (id: number): Promise<UserRow | undefined> => users().where('id', '=', id).executeTakeFirst(),
    lock: (id: number): Promise<UserRow | undefined> => users().where('id', '=', id).forUpdate().executeTakeFirst(),
    byEmail: (email: string): Promise<UserRow | undefined> => users().where('email', '=', email).executeTakeFirst(),
    byPhone: (phone: string): Promise<UserRow | undefined> => users().where('phone', '=', phone).executeTakeFirst(),
    byUuid: (uuid: string): Promise<UserRow | undefined> => users().where('uuid', '=', uuid).executeTakeFirst(),
    byReferral: (code: string): Promise<UserRow | undefined> =>
      users().where('my_referral', '=', code).executeTakeFirst(),
    insert: (row: NewUserRow): Promise<UserRow> =>
      orTaken(store.database.insertInto('users').values(row).returningAll().executeTakeFirstOrThrow()),
    releaseEmail,
    /** An unverified contact moves to the account that verifies it. */
    releasePhone: async (phone: string): Promise<void> => {
      const rows = store.database.updateTable('users');
      await rows.set({ phone: null }).where('phone', '=', phone).where('phone_verified_at', 'is', null).execute();
      await rows.set({ pending_phone: null }).where('pending_phone', '=', phone).execute();
    },
    confirmEmail: async (id: number, email: string, at: number): Promise<UserRow | undefined> => {
      const account = await users().where('id', '=', id).forUpdate().executeTakeFirst();
      const isOwn = account?.email === email && account.email_verified_at === null;
      if (!account || (account.pending_email !== email && !isOwn)) return undefined;
      await releaseEmail(email);
      await orTaken(
        store.database
          .updateTable('users')
          .set({ email, email_verified_at: at, pending_email: null })
          .where('id', '=', id)
          .execute(),
      );
      return account;
    },
    change: async (id: number, change: UserChange): Promise<void> =>
      void (await orTaken(store.database.updateTable('users').set(change).where('id', '=', id).execute())),
  };
};
