import type { UserId, Uuid } from '../kernel/ids.ts';
import type { Money } from '../pricing/index.ts';

/** The signed-in customer as stored on the device (ACCOUNT-4). */
export type SessionUser = {
  readonly id: UserId;
  readonly firstName: string;
  readonly lastName: string;
  readonly image: string | undefined;
  readonly role: string;
};

/** The token of an account, and the account. */
export type Session = {
  /** The whole Authorization value, "Bearer …". */
  readonly token: string;
  readonly user: SessionUser;
};

/** The account as the server sends it. */
export type Profile = SessionUser & {
  readonly uuid: Uuid | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly isPhoneVerified: boolean;
  /** False for accounts that were only ever used through a provider. */
  readonly hasPassword: boolean;
  /** `undefined` if the account has no wallet. */
  readonly walletBalance: Money | undefined;
};
