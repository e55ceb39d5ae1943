import type { Answer } from '../kernel/answer.ts';
import type { OwnerEvidence } from './owner-proof.ts';
import type { PersonalDetails, ProfileChange } from './profile-change.ts';
import type { Profile } from './session.ts';

/** The account with the fields that only its own page shows. */
export type AccountDetails = Profile &
  Pick<PersonalDetails, 'birthday' | 'gender'> & {
    readonly isEmailVerified: boolean;
    /** The first day of the account, `YYYY-MM-DD`; `undefined` if the server does not say. */
    readonly since: string | undefined;
    readonly ordersCount: number;
  };

/** Proof that a number is the caller's: the code sent to it, or a provider's token (contract 8.11). */
export type PhoneProof =
  | { readonly kind: 'code'; readonly verifyId: string; readonly code: string }
  | { readonly kind: 'provider'; readonly idToken: string; readonly nonce: string };

/** An address returned by `checkEmail`, or a number returned by `checkPhone`. */
export type OwnContact = { readonly kind: ContactKind; readonly value: string };
/** What kinds of contacts an account has. */
export type ContactKind = 'email' | 'phone';

/** A new number, as digits returned by `checkPhone`. Without a proof, if the server requires none, it is unverified. */
export type PhoneChange = { readonly phone: string; readonly proof: PhoneProof | undefined };

/** ACCOUNT-5: The account of the signed-in customer; `unauthorized` for a guest. */
export interface OwnAccount {
  /** The current account. */
  load(): Answer<AccountDetails>;
  /**
   * Saves what the change names and leaves the rest. A new e-mail address needs the evidence, is unverified at first,
   * and the answer does not tell whether somebody else has it; `rejected` with a fault of `old_password` or
   * `owner_code` without it.
   */
  update(change: ProfileChange, evidence?: OwnerEvidence): Answer<AccountDetails>;
  /**
   * Changes the number with the same evidence; the server requires the profile with it. `rejected` with a code if the
   * proof of the number is invalid.
   */
  changePhone(change: PhoneChange, details: PersonalDetails, evidence?: OwnerEvidence): Answer<AccountDetails>;
  /**
   * Sends a code to a contact of the account that is not verified yet, and returns the id to verify it with, empty for
   * e-mail. The answer is the same whether or not somebody else has the contact.
   */
  sendCode(contact: OwnContact): Answer<{ readonly verifyId: string }>;
  /** Verifies the e-mail address with its code; `rejected` with status 404 for a wrong one. */
  confirmEmail(email: string, code: string): Answer<undefined>;
  /**
   * Deletes the account for good; orders and money stay, anonymized (contract 3.6). `rejected` with a fault of
   * `old_password` or `owner_code` without the evidence.
   */
  close(evidence?: OwnerEvidence): Answer<undefined>;
}
