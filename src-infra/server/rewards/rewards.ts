import { localDateOf, type TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { decimal, decimalOfMinor, money } from '@domain/pricing/index.ts';
import { cashbackOf, referralRewards } from '@domain/rewards/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import { createRewardRepository, type CashbackRow, type Store } from '../store/index.ts';
import type { Ledger } from '../wallet/index.ts';

/** `total` is of the base currency, in minor units. */
export type RewardedOrder = { readonly id: number; readonly userId: number; readonly shopId: number; readonly total: number };

/** What an order brings to wallets besides (contract 5.9), with the caller's transaction. */
export interface Rewards {
  /** At delivery: cashback to the customer, and the bonus of a first order to inviter and customer. */
  give(order: RewardedOrder): Promise<void>;
  /** Takes back once what the order brought, as far as the wallets still hold it. */
  takeBack(orderId: number): Promise<void>;
}

type Deps = {
  readonly store: Store; readonly reference: ReferenceSource; readonly zones: TimeZones; readonly clock: Clock; readonly ledger: Ledger; readonly notify: Notify;
};
type Kind = keyof typeof ENTRIES;

/** What a wallet's history calls each reward, coming and going. */
const ENTRIES = {
  cashback: { in: 'topup', out: 'withdraw', note: (id: number) => `Cashback for Order #${id}` },
  inviter: { in: 'referral_from_topup', out: 'referral_from_withdraw', note: (id: number) => `Referral, Order #${id}` },
  referred: { in: 'referral_to_topup', out: 'referral_to_withdraw', note: (id: number) => `Referral, Order #${id}` },
} as const;

export const createRewards = ({ store, reference, zones, clock, ledger, notify }: Deps): Rewards => {
  const rewards = createRewardRepository(store);

  const give = async (orderId: number, kind: Kind, userId: number, amount: number): Promise<boolean> => {
    const { in: type, note } = ENTRIES[kind];
    if (amount <= 0 || !(await ledger.credit({ userId, amount, type, note: note(orderId) }))) return false;
    await rewards.insert({ order_id: orderId, kind, user_id: userId, amount, given_at: clock.now(), taken_back_at: null });
    return true;
  };

  const giveCashback = async ({ id, userId, shopId, total }: RewardedOrder): Promise<void> => {
    const { scale } = (await reference()).baseCurrency;
    const rules = (await rewards.cashbackRules(shopId)).map((row) => toRule(row, scale));
    const isGiven = await give(id, 'cashback', userId, cashbackOf(rules, money(total, scale)).minor);
    if (isGiven) await notify({ userId, type: 'add_cashback', subject: { kind: 'order', id } });
  };

  const giveReferral = async ({ id, userId }: RewardedOrder): Promise<void> => {
    const [{ settings, baseCurrency: { scale } }, programme] = [await reference(), await rewards.programme()];
    const code = programme && settings.isReferralActive ? await rewards.lockCode(userId) : null;
    const inviter = code === null ? undefined : await rewards.inviter(code);
    if (!programme || !inviter || inviter.id === userId) return;
    const given = referralRewards(
      { priceFrom: decimalOfMinor(programme.price_from, scale), priceTo: decimalOfMinor(programme.price_to, scale), expiresOn: programme.expires_on ?? undefined },
      {
        isActive: settings.isReferralActive, today: localDateOf(clock.now(), settings.timeZone ?? 'UTC', zones),
        deliveredOrders: await rewards.deliveredOrders(userId), baseScale: scale,
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

    takeBack: async (orderId) => {
      const given = await rewards.takeBack(orderId, clock.now());
      for (const { kind, user_id: userId, amount } of given) {
        const { out: type, note } = ENTRIES[kind as Kind];
        await ledger.takeBack({ userId, amount, type, note: note(orderId) });
      }
    },
  };
};

const toRule = ({ id, active, type, percent, amount, value }: CashbackRow, scale: Parameters<typeof money>[1]) => ({
  id, isActive: active, value: decimalOfMinor(value, scale),
  ...(type === 'percent' ? { type: 'percent' as const, price: decimal(percent ?? '0') } : { type: 'fix' as const, price: decimalOfMinor(amount ?? 0, scale) }),
});
