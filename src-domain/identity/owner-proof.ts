/** ACCOUNT-5b: How an account shows that its owner asks: a session alone is not enough. */
export type OwnerProof = 'none' | 'password' | 'code' | 'sign-in';

/** ACCOUNT-5b: What the owner gives to change e-mail, phone or password, or to delete the account: one of the two. */
export type OwnerEvidence = { readonly oldPassword?: string; readonly ownerCode?: string };

/** What decides on the proof; contacts that nobody verified prove nothing. */
export type ProvableAccount = {
  readonly hasPassword: boolean;
  readonly verifiedEmail: string | undefined;
  readonly verifiedPhone: string | undefined;
  readonly ageMs: number;
};

/** The contacts of an account as somebody wants them; `undefined` leaves one unchanged. */
export type Contacts = { readonly email: string | undefined; readonly phone: string | undefined };

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** ACCOUNT-5b: A registration without a password may be completed for so long without another proof. */
export const REGISTRATION_MS: number = 15 * MINUTE_MS;
/** ACCOUNT-5b: How fresh a sign-in has to be where nothing else can prove the owner. */
export const RECENT_SIGN_IN_MS: number = 5 * MINUTE_MS;
/** ACCOUNT-5d: How long a change can be undone by the link sent to the old contacts. */
export const UNDO_MS: number = 72 * HOUR_MS;

/** ACCOUNT-5b: Returns the proof that such a change, or deleting the account, requires. */
export const ownerProofOf = ({ hasPassword, verifiedEmail, verifiedPhone, ageMs }: ProvableAccount): OwnerProof => {
  if (hasPassword) return 'password';
  // A clock that was set back makes no account new.
  if (ageMs >= 0 && ageMs < REGISTRATION_MS) return 'none';
  return verifiedEmail === undefined && verifiedPhone === undefined ? 'sign-in' : 'code';
};

/** ACCOUNT-5b: Whether the wanted contacts differ from the current ones. */
export const changesContact = (current: Contacts, wanted: Contacts): boolean =>
  (wanted.email !== undefined && wanted.email !== current.email) ||
  (wanted.phone !== undefined && wanted.phone !== current.phone);
