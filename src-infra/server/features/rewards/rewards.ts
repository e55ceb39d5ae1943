import { localDateOf, type TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { decimal, decimalOfMinor, money } from '@domain/pricing/index.ts';
import { cashbackOf, referralRewards, REWARD_ENTRY_TYPES, type RewardKind } from '@domain/rewards/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { CashbackRow, OrderRewards } from './rewards.ports.ts';
import type { PostedCause } from '@domain/wallet/index.ts';
import type { Ledger } from '../wallet/index.ts';

/** `total` is in minor units of the base currency. */
export type RewardedOrder = {
  readonly id: number;
  readonly userId: number;
  readonly shopId: number;
  readonly total: number;
};

/** Cashback and referral bonuses of orders (contract 5.9), with the caller's transaction. */
export interface Rewards {
  /** Credits a delivered order's cashback, and the bonus of a first order to inviter and customer. */
  give(order: RewardedOrder): Promise<void>;
  /** Revokes the rewards of an order once, as far as the wallets hold them. */
  revoke(orderId: number): Promise<void>;
}

type Deps = {
  readonly rewards: OrderRewards;
  readonly reference: ReferenceSource;
  readonly zones: TimeZones;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly notify: Notify;
};
const causeOf = (kind: RewardKind, id: number): PostedCause => ({
  reason: kind === 'cashback' ? 'cashback' : 'referral',
  subject: { kind: 'order', id },
});
const noteOf = (kind: RewardKind, orderId: number): string =>
  kind === 'cashback' ? `Cashback for Order #${orderId}` : `Referral, Order #${orderId}`;

export const createRewards = ({ rewards, reference, zones, clock, ledger, notify }: Deps): Rewards => {
  const give = async (orderId: number, kind: RewardKind, userId: number, amount: number): Promise<boolean> => {
    const { given: type } = REWARD_ENTRY_TYPES[kind];
    const entry = { userId, amount, type, note: noteOf(kind, orderId), cause: causeOf(kind, orderId) };
    if (amount <= 0 || !(await ledger.credit(entry))) return false;
    await rewards.insert({
      order_id: orderId,
      kind,
      user_id: userId,
      amount,
      given_at: clock.now(),
      taken_back_at: null,
    });
    return true;
  };

  const giveCashback = async ({ id, userId, shopId, total }: RewardedOrder): Promise<void> => {
    const { scale } = (await reference()).baseCurrency;
    const rules = (await rewards.cashbackRules(shopId)).map((row) => toRule(row, scale));
    const isBonusRunning = await give(id, 'cashback', userId, cashbackOf(rules, money(total, scale)).minor);
    if (isBonusRunning) await notify({ userId, type: 'add_cashback', subject: { kind: 'order', id } });
  };

  const giveReferral = async ({ id, userId }: RewardedOrder): Promise<void> => {
    const [
      {
        settings,
        baseCurrency: { scale },
      },
      programme,
    ] = [await reference(), await rewards.programme()];
    const code = programme && settings.isReferralActive ? await rewards.lockCode(userId) : null;
    const inviter = code === null ? undefined : await rewards.inviter(code);
    if (!programme || !inviter || inviter.id === userId) return;
    const given = referralRewards(
      {
        priceFrom: decimalOfMinor(programme.price_from, scale),
        priceTo: decimalOfMinor(programme.price_to, scale),
        expiresOn: programme.expires_on ?? undefined,
      },
      {
        isActive: settings.isReferralActive,
        today: localDateOf(clock.now(), settings.timeZone ?? 'UTC', zones),
        deliveredOrders: await rewards.deliveredOrders(userId),
        baseScale: scale,
      },
    );
    if (!given) return;
    await give(id, 'inviter', inviter.id, given.inviter.minor);
    await give(id, 'referred', userId, given.referred.minor);
  };

  return {
    give: async (order) => {
      await giveCashback(order);
      await giveReferral(order);
    },

    revoke: async (orderId) => {
      const given = await rewards.revoke(orderId, clock.now());
      for (const { kind, user_id: userId, amount } of given) {
        const type = REWARD_ENTRY_TYPES[kind].takenBack;
        await ledger.debitUpTo({
          userId,
          amount,
          type,
          note: noteOf(kind, orderId),
          cause: causeOf(kind, orderId),
        });
      }
    },
  };
};

const toRule = ({ id, active, type, percent, amount, value }: CashbackRow, scale: Parameters<typeof money>[1]) => ({
  id,
  isActive: active,
  value: decimalOfMinor(value, scale),
  ...(type === 'percent'
    ? { type: 'percent' as const, price: decimal(percent ?? '0') }
    : { type: 'fix' as const, price: decimalOfMinor(amount ?? 0, scale) }),
});
