import { sql, type RawBuilder } from 'kysely';
import { ENDED_ORDER_STATUSES } from '@domain/orders/index.ts';
import { ENDED_PARCEL_STATUSES } from '@domain/parcels/index.ts';
import { forgetMember } from './forget-member.repository.ts';
import type { Store } from '../../store/store.ts';
import { literals } from '../../store/sql-parts.ts';
import type { UserRow } from './users.ports.ts';
import type { Anonymous, PersonalData } from './identity.ports.ts';
import { PERSONAL_TABLES } from './personal-tables.data.ts';

/**
 * Erases a person from the database. Rows of the account alone are deleted (dependent rows by `on delete cascade`);
 * rows that others need lose texts, contacts and places; the account's row stays anonymous, since orders and money
 * refer to it. Returns the ids of the person's shops, which close.
 */
const forgetPerson = async (store: Store, user: UserRow, anonymous: Anonymous): Promise<readonly number[]> => {
  await forgetName(store, user);
  await forgetContacts(store, user);
  await forgetMember(store, user.id);
  await stripTexts(store, user.id);
  await freeTables(store, user.id, anonymous.at);
  await removeOwned(store, user.id);
  await store.database
    .updateTable('users')
    .set({
      uuid: anonymous.uuid,
      firstname: '',
      lastname: null,
      email: null,
      phone: null,
      pending_email: null,
      pending_phone: null,
      password_hash: null,
      birthday: null,
      gender: null,
      active: false,
      img: null,
      referral: null,
      my_referral: anonymous.referral,
      email_verified_at: null,
      phone_verified_at: null,
      lang: null,
      currency_id: null,
      email_subscribed: false,
      updated_at: anonymous.at,
      deleted_at: anonymous.at,
    })
    .where('id', '=', user.id)
    .execute();
  const shops = await store.database
    .updateTable('shops')
    .set({ status: 'inactive', phone: null })
    .where('user_id', '=', user.id)
    .returning('id')
    .execute();
  return shops.map(({ id }) => id);
};

export const createPersonalDataRepository = (store: Store): PersonalData => ({
  forget: (user, anonymous) => forgetPerson(store, user, anonymous),
});

/** Deletes the rows of the account alone; the rows that refer to them go by `on delete cascade`. */
const removeOwned = async ({ database }: Store, userId: number): Promise<void> => {
  for (const { table, key, of, fate } of PERSONAL_TABLES) {
    if (fate === 'deleted' && of === undefined)
      await sql`delete from ${sql.table(table)} where ${sql.ref(key)} = ${userId}`.execute(database);
  }
};

/** Clears the texts of retained rows. */
const stripTexts = async ({ database }: Store, userId: number): Promise<void> => {
  const statements: readonly RawBuilder<unknown>[] = [
    sql`update order_details set note = null where order_id in (select id from orders where user_id = ${userId})`,
    sql`update orders
      set phone = null, username = null, email = null, note = null, handover = null, allergens = null, otp = null,
        address = null, latitude = null, longitude = null,
      members = null, images = null where user_id = ${userId}`,
    sql`update orders
      set deliveryman_id = null
      where deliveryman_id = ${userId}
        and status not in (${literals(ENDED_ORDER_STATUSES)})`,
    sql`update payment_processes set draft = null where user_id = ${userId}`,
    sql`update parcel_orders
      set phone_from = null, username_from = null, address_from = null, phone_to = null, username_to = null,
        address_to = null, note = null,
      images = '[]', qr_value = null, instruction = null, description = null where user_id = ${userId}`,
    sql`update parcel_orders
      set deliveryman_id = null
      where deliveryman_id = ${userId}
        and status not in (${literals(ENDED_PARCEL_STATUSES)})`,
    sql`update order_refunds
      set cause = null, answer = null, images = '[]',
        lines = (select jsonb_agg(line || '{"note": null}') from jsonb_array_elements(lines) line)
      where order_id in (select id from orders where user_id = ${userId})`,
    sql`delete from order_repeats where order_id in (select id from orders where user_id = ${userId})`,
    sql`update shops set documents = '[]' where user_id = ${userId}`,
    sql`update transactions set note = null, status_description = null where user_id = ${userId}`,
    sql`update reviews set comment = null, images = '[]', is_visible = false where user_id = ${userId}`,
    sql`update wallet_histories set note = null where wallet_id in (select id from wallets where user_id = ${userId})`,
  ];
  for (const statement of statements) await statement.execute(database);
};

/** Cancels future reservations; of past ones only the times remain. */
const freeTables = async ({ database }: Store, userId: number, at: number): Promise<void> =>
  void (await sql`
    update user_bookings
    set note = null, changed_from = null, status = case when ends_at > ${at} then 'canceled' else status end
    where user_id = ${userId}`.execute(database));

/** Erases the name from notifications to others and from the ledgers of people they dealt with. */
const forgetName = async ({ database }: Store, { id, firstname, lastname }: UserRow): Promise<void> => {
  const fullName = [firstname, lastname].filter((part) => part !== null && part !== '').join(' ');
  const dealings = sql`
    select theirs.id from wallet_histories theirs join wallet_histories mine on mine.created_at = theirs.created_at
    join wallets own on own.id = mine.wallet_id where own.user_id = ${id}`;
  await sql`
    update notifications set args = args || '{"name":"–"}'::jsonb
    where subject_kind = 'wallet_history'
      and args ->> 'name' in (${firstname}, ${fullName})
      and subject_id in (${dealings})`.execute(database);
  await sql`update wallet_histories set note = null where note = ${fullName} and id in (${dealings})`.execute(database);
  await database.deleteFrom('notifications').where('subject_kind', '=', 'user').where('subject_id', '=', id).execute();
  // A gap in the ids makes readers of a stream reset.
  const spelled = JSON.stringify(firstname).slice(1, -1);
  if (spelled !== '')
    await sql`delete from live_events where event = 'notification' and position(${spelled} in data) > 0`.execute(
      database,
    );
};

/** Deletes messages sent to the person, and stored responses to them. */
const forgetContacts = async ({ database }: Store, { id, email, phone, ...user }: UserRow): Promise<void> => {
  const contacts = [email, phone, user.pending_email, user.pending_phone].filter((contact) => contact !== null);
  if (contacts.length > 0) {
    await database.deleteFrom('outbox').where('recipient', 'in', contacts).execute();
    await database.deleteFrom('one_time_codes').where('recipient', 'in', contacts).execute();
    await database.deleteFrom('code_proofs').where('recipient', 'in', contacts).execute();
    await database.deleteFrom('phone_checks').where('phone', 'in', contacts).execute();
  }
  await database.deleteFrom('live_streams').where('stream', '=', `user ${id}`).execute();
  await database.deleteFrom('idempotency_records').where('scope', '=', `user ${id}`).execute();
};
