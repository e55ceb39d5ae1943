export { cashbackOf, cashbackRuleFor, type CashbackRule } from './cashback.ts';
export {
  isReferralOpen,
  referralRewards,
  REWARD_ENTRY_TYPES,
  type Referral,
  type ReferralFacts,
  type ReferralRewards,
  type RewardKind,
} from './referral.ts';
export {
  codeOfLink,
  isReferralCode,
  readReferralCode,
  REFERRAL_CODE_LENGTH,
  referralCode,
  referralLink,
  type ReferralCode,
} from './referral-code.ts';
export { INVITATION_DAYS, openInvitation, type Invitation, type InvitationStore } from './invitation.ts';
export type { OwnReferrals, ReferralAccount } from './own-referrals.port.ts';
export { earnedOf, rewardIn, type ReferralSum } from './referral-sum.ts';
export type { ReferralProgramme, ReferralTerms } from './referral-terms.port.ts';
