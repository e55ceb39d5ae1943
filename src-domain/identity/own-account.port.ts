import type { Answer } from '../kernel/answer.ts';
import type { PersonalDetails, ProfileChange } from './profile-change.ts';
import type { Profile } from './session.ts';

/** The account with what only its own page shows. */
export type AccountDetails = Profile & Pick<PersonalDetails, 'birthday' | 'gender'>;

/** What shows that a number is the caller's: the code sent to it, or the word of a provider (contract 8.11). */
export type PhoneProof =
  | { readonly kind: 'code'; readonly verifyId: string; readonly code: string }
  | { readonly kind: 'provider'; readonly idToken: string; readonly nonce: string };

/**
 * A new number, in digits as `checkPhone` gives them. Without a proof, where a server asks for none, it counts as
 * unverified.
 */
export type PhoneChange = { readonly phone: string; readonly proof: PhoneProof | undefined };

/** ACCOUNT-5: the account of whoever is signed in; `unauthorized` for a guest. */
export interface OwnAccount {
  /** The account as it stands. */
  load(): Answer<AccountDetails>;
  /**
   * Keeps a change that `checkProfile` let pass. `rejected` names the field `email` when somebody else has the address.
   */
  update(change: ProfileChange): Answer<AccountDetails>;
  /**
   * Changes the number; the server wants the person's details with it. `rejected` names the field `phone` when somebody
   * else has it, or with a code when the proof does not count.
   */
  changePhone(change: PhoneChange, details: PersonalDetails): Answer<AccountDetails>;
  /** Closes the account for good; orders and money stay, nameless (contract 3.6). */
  close(): Answer<undefined>;
}
