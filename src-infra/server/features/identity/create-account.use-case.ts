import type { Clock } from '@domain/kernel/clock.port.ts';
import { randomUuid, type Random } from '../../foundation/platform/random.ts';
import type { UserRow } from './users.ports.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { NewAccounts } from './identity.ports.ts';
import { newReferralCode } from './new-referral-code.ts';
import type { WelcomeByMail } from './welcome-mail.ts';

export type AccountDraft = {
  readonly email: string | null;
  /** An address that waits for its code. */
  readonly pendingEmail?: string | undefined;
  readonly phone: string | null;
  readonly firstname: string;
  readonly lastname: string | null;
  readonly passwordHash: string | null;
  readonly gender: 'male' | 'female' | null;
  /** The inviter's `my_referral` code. */
  readonly referral: string | null;
  readonly role: 'user' | 'admin';
  readonly language: string;
  /** The initial preferences. */
  readonly preferences: 'all' | readonly string[];
};
export type CreateAccount = (draft: AccountDraft) => Promise<UserRow>;

type Deps = {
  readonly accounts: NewAccounts;
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly random: Random;
  /** Absent where an operator's account is made by hand. */
  readonly welcome?: WelcomeByMail;
};

/** Creates an account with an empty wallet, preferences and a referral code (contract 3.1). */
export const createCreateAccount =
  ({ accounts, transactions, clock, random, welcome }: Deps): CreateAccount =>
  (draft) =>
    transactions.run(async () => {
      const now = clock.now();
      const account = await accounts.insert(
        {
          uuid: randomUuid(random),
          firstname: draft.firstname,
          lastname: draft.lastname,
          email: draft.email,
          pending_email: draft.pendingEmail ?? null,
          phone: draft.phone,
          password_hash: draft.passwordHash,
          birthday: null,
          gender: draft.gender,
          img: null,
          role: draft.role,
          referral: draft.referral,
          my_referral: newReferralCode(random),
          email_verified_at: draft.email === null ? null : now,
          phone_verified_at: draft.phone === null ? null : now,
          lang: draft.language,
          currency_id: null,
          email_subscribed: draft.email !== null,
          registered_at: now,
          created_at: now,
          updated_at: now,
          deleted_at: null,
        },
        { walletUuid: randomUuid(random), preferences: draft.preferences },
      );
      await welcome?.(account);
      return account;
    });
