export { createReferralQueries, type ReferralQueries } from './referral.queries.ts';
export { INVITATIONS, REFERRAL_QUERIES } from './referrals.tokens.ts';
export { rewardsIn } from './rewards-in.ts';
