import type { PhoneChecks, PhoneCheckRow, NewPhoneCheckRow } from './phone.ports.ts';
import type { Store } from '../../../store/store.ts';

/** Stores codes sent to phone numbers. */
export const createPhoneCheckRepository = (store: Store): PhoneChecks => ({
  insert: async (row: NewPhoneCheckRow): Promise<void> =>
    void (await store.database.insertInto('phone_checks').values(row).execute()),

  /** Returns the check, locked until the end of the transaction, and whether it is the newest of its number. */
  lock: async (
    purpose: string,
    verifyId: string,
  ): Promise<{ readonly row: PhoneCheckRow; readonly isNewest: boolean } | undefined> => {
    const checks = store.database.selectFrom('phone_checks').where('purpose', '=', purpose);
    const row = await checks.selectAll().where('verify_id', '=', verifyId).forUpdate().executeTakeFirst();
    if (!row) return undefined;
    const newer = await checks
      .select('id')
      .where('phone', '=', row.phone)
      .where('id', '>', row.id)
      .limit(1)
      .executeTakeFirst();
    return { row, isNewest: newer === undefined };
  },

  countWrongTry: async (id: number): Promise<void> =>
    void (await store.database
      .updateTable('phone_checks')
      .set((at) => ({ wrong_tries: at('wrong_tries', '+', 1) }))
      .where('id', '=', id)
      .execute()),

  /** Returns false if the code was redeemed before. */
  use: async (verifyId: string, at: number): Promise<boolean> => {
    const used = await store.database
      .updateTable('phone_checks')
      .set({ used_at: at })
      .where('verify_id', '=', verifyId)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return used !== undefined;
  },
});
