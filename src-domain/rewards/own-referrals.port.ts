import type { Answer } from '../kernel/answer.ts';
import type { ReferralCode } from './referral-code.ts';
import type { ReferralSum } from './referral-sum.ts';

/** The own code of a customer and what it has brought, in the requested currency. */
export type OwnReferrals = {
  /** `undefined` if the server states none. */
  readonly code: ReferralCode | undefined;
  /** For the friends who ordered. */
  readonly inviting: ReferralSum;
  /** For the customer's own first order, if somebody had invited them. */
  readonly joining: ReferralSum;
};

/** REFERRAL-1: The invitations of the signed-in customer. */
export interface ReferralAccount {
  /** The code and the sums, which count nothing while the program is off; `unauthorized` for a guest. */
  load(): Answer<OwnReferrals>;
}
