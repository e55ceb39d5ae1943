import type { InLanguage, UntrustedHtml } from '../content/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { Referral } from './referral.ts';

/** REFERRAL-1: The marketplace's referral terms, in its own words; prices in the base currency. */
export type ReferralTerms = Referral &
  InLanguage & {
    readonly title: string;
    readonly description: UntrustedHtml;
    /** Questions and answers; empty if there are none. */
    readonly faq: UntrustedHtml;
    readonly image: string | undefined;
  };

/** The source of the terms. */
export interface ReferralProgramme {
  /** The current terms; `undefined` while there is no referral program. */
  terms(): Answer<ReferralTerms | undefined>;
}
