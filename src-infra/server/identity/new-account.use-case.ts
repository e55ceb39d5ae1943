import type { Clock } from '@domain/kernel/clock.port.ts';
import { randomText, randomUuid, type Random } from '../platform/random.ts';
import { createUserRepository, type Store, type UserRow } from '../store/index.ts';

export type AccountDraft = {
  readonly email: string | null;
  /** False for an address that nobody proved. */
  readonly isEmailVerified?: boolean;
  readonly phone: string | null;
  readonly firstname: string;
  readonly lastname: string | null;
  readonly passwordHash: string | null;
  readonly gender: 'male' | 'female' | null;
  /** Somebody's my_referral. */
  readonly referral: string | null;
  readonly role: 'user' | 'admin';
  readonly language: string;
  readonly img?: string | undefined;
  /** Preferences that are on from the start. */
  readonly preferences: 'all' | readonly string[];
};
export type CreateAccount = (draft: AccountDraft) => Promise<UserRow>;

export const CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const REFERRAL_LENGTH = 8;

/** Makes an account with all that belongs to one: an empty wallet, its preferences, a code of its own (contract 3.1). */
export const createCreateAccount =
  ({ store, clock, random }: { store: Store; clock: Clock; random: Random }): CreateAccount =>
  (draft) =>
    store.transaction(async () => {
      const now = clock.now();
      const user = await createUserRepository(store).insert({
        uuid: randomUuid(random), firstname: draft.firstname, lastname: draft.lastname, email: draft.email, phone: draft.phone,
        password_hash: draft.passwordHash, birthday: null, gender: draft.gender, img: draft.img ?? null, role: draft.role, referral: draft.referral,
        my_referral: randomText(random, CAPITALS, REFERRAL_LENGTH), email_verified_at: draft.email === null || draft.isEmailVerified === false ? null : now,
        phone_verified_at: draft.phone === null ? null : now, lang: draft.language, currency_id: null,
        email_subscribed: draft.email !== null, registered_at: now, created_at: now, updated_at: now, deleted_at: null,
      });
      await store.database
        .insertInto('wallets')
        .values({ uuid: randomUuid(random), user_id: user.id, balance: 0, created_at: now, updated_at: now })
        .execute();
      const kinds = await store.database.selectFrom('notification_kinds').selectAll().execute();
      if (kinds.length > 0) {
        await store.database
          .insertInto('user_notification_kinds')
          .values(kinds.map(({ id, type }) => ({ user_id: user.id, notification_id: id, active: draft.preferences === 'all' || draft.preferences.includes(type) })))
          .execute();
      }
      return user;
    });
