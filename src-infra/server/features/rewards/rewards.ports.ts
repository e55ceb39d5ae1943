import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../store/tables/index.ts';

export type CashbackRow = Selectable<Tables['cashback_rules']>;
export type RewardRow = Selectable<Tables['order_rewards']>;
export type NewReward = Insertable<Tables['order_rewards']>;
export type ReferralProgramme = Selectable<Tables['referrals']>;

/** Stores reward rules and rewards given. */
export interface OrderRewards {
  /** Returns a shop's active cashback rules. */
  cashbackRules(shopId: number): Promise<readonly CashbackRow[]>;
  /** Returns the current referral program. */
  programme(): Promise<ReferralProgramme | undefined>;
  /** Returns the referral code of a customer, whose row stays locked until the end of the transaction. */
  lockCode(userId: number): Promise<string | null>;
  /** Returns the person whose code this is. */
  inviter(code: string): Promise<{ readonly id: number } | undefined>;
  /** Counts a customer's delivered orders. */
  deliveredOrders(userId: number): Promise<number>;
  /** Writes a reward. */
  insert(reward: NewReward): Promise<void>;
  /** Marks the rewards of an order as revoked and returns the newly marked ones. */
  revoke(orderId: number, at: number): Promise<readonly RewardRow[]>;
}
