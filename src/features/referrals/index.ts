export { createReferralQueries, type ReferralQueries } from './referral.queries.ts';
export { INVITATIONS, REFERRAL_QUERIES } from './referrals.tokens.ts';
export { rewardsIn, type Rewards } from './rewards-in.ts';
