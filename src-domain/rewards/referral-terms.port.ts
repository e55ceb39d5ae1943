import type { Answer } from '../kernel/answer.ts';
import type { Referral } from './referral.ts';

/** REFERRAL-1: what the marketplace promises for bringing customers, in its own words; prices in the base currency. */
export type ReferralTerms = Referral & {
  readonly title: string;
  readonly description: string;
  /** Questions and answers as one plain text; empty where there are none. */
  readonly faq: string;
  readonly image: string | undefined;
};

/** Where the terms are had. */
export interface ReferralProgramme {
  /** The terms that hold now; `undefined` while the marketplace rewards nobody. */
  terms(): Answer<ReferralTerms | undefined>;
}
