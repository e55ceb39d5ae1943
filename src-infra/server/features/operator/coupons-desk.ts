import { localDateOf, type TimeZones } from '@domain/calendar/index.ts';
import {
  changedCoupon,
  lastDayOfEnded,
  newCoupon,
  type CouponChange,
  type CouponDraft,
  type CouponField,
  type CouponTerms,
} from '@domain/checkout/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { decimal, majorOf, money, moneyOf, type Scale } from '@domain/pricing/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import { hasExpired } from '../coupons/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { AuditLog } from './audit.ports.ts';
import { couponAudit } from './coupon-audit.ts';
import type { CouponRow, DeskCoupon, DeskCouponFilter, StoredCoupons } from './coupons.ports.ts';

/** A coupon with what it takes off, and whether its last day is over. */
export type CouponAtDesk = DeskCoupon & { readonly terms: CouponTerms; readonly isOver: boolean };
export type CouponRefusal =
  | { readonly kind: 'unknown' | 'unknown-shop' | 'code-taken' | 'used' }
  | { readonly kind: 'wrong'; readonly fields: readonly CouponField[] };
type Listed = { readonly isListed: boolean };

/** ORDER-1j, ORDER-1k, ORDER-1l: the coupons of all shops. Every change has its entry in the audit log. */
export interface CouponsDesk {
  /** Returns a slice by code and shop, and how many match. */
  list(filter: DeskCouponFilter): Promise<{ readonly items: readonly CouponAtDesk[]; readonly total: number }>;
  find(id: number): Promise<CouponAtDesk | undefined>;
  /** Returns the new coupon. Of two that create one code for a shop at once, one is refused. */
  create(operatorId: number, shopId: number, draft: CouponDraft & Listed): Promise<Result<CouponAtDesk, CouponRefusal>>;
  /** Changes what is named. What a coupon takes off changes only while nobody has used it. */
  change(operatorId: number, id: number, change: CouponChange & Partial<Listed>): Promise<Result<void, CouponRefusal>>;
  /** Ends a coupon at once; returns whether there is one. */
  end(operatorId: number, id: number): Promise<boolean>;
}

type Deps = {
  readonly coupons: StoredCoupons;
  readonly reference: ReferenceSource;
  readonly zones: TimeZones;
  readonly audit: Pick<AuditLog, 'record'>;
  readonly transactions: Transactions;
  /** The marketplace's time, by which coupons end. */
  readonly clock: Clock;
  /** The real time. */
  readonly realClock: Clock;
};

export const createCouponsDesk = (deps: Deps): CouponsDesk => {
  const { coupons, reference, zones, audit, transactions, clock, realClock } = deps;
  const scaleOfBase = async (): Promise<Scale> => (await reference()).baseCurrency.scale;
  const todayIn = (timeZone: string): string => localDateOf(clock.now(), timeZone, zones);
  const withTerms = (coupon: DeskCoupon, scale: Scale): CouponAtDesk => ({
    ...coupon,
    terms: termsOf(coupon, scale),
    isOver: hasExpired(coupon, todayIn(coupon.timeZone)),
  });
  const find: CouponsDesk['find'] = async (id) => {
    const coupon = await coupons.find(id);
    return coupon && withTerms(coupon, await scaleOfBase());
  };
  const record = (userId: number, action: string, id: number, states: ReturnType<typeof couponAudit>): Promise<void> =>
    audit.record({ userId, action, subject: String(id), ...states, at: realClock.now() });

  return {
    find,
    list: async (filter) => {
      const { items, total } = await coupons.list(filter);
      const scale = await scaleOfBase();
      return { items: items.map((coupon) => withTerms(coupon, scale)), total };
    },

    create: async (operatorId, shopId, { isListed, ...draft }) => {
      const timeZone = await coupons.timeZoneOf(shopId);
      if (timeZone === undefined) return err({ kind: 'unknown-shop' });
      const scale = await scaleOfBase();
      const checked = newCoupon(draft, { scale, today: todayIn(timeZone) });
      if (!checked.ok) return err({ kind: 'wrong', fields: checked.error });
      const row = rowOf(checked.value, isListed, scale);
      return transactions.run(async () => {
        const id = await coupons.insert(shopId, row);
        const created = id === undefined ? undefined : await find(id);
        if (!created) return err({ kind: 'code-taken' });
        await record(operatorId, 'createCoupon', created.id, couponAudit(undefined, created));
        return ok(created);
      });
    },

    change: (operatorId, id, { isListed, ...change }) =>
      transactions.run(async () => {
        const before = await coupons.lock(id);
        if (!before) return err({ kind: 'unknown' });
        const scale = await scaleOfBase();
        const place = { scale, today: todayIn(before.timeZone), isUsed: before.isUsed };
        const changed = changedCoupon(termsOf(before, scale), change, place);
        if (!changed.ok) return err(changed.error);
        await coupons.update(id, rowOf(changed.value, isListed ?? before.isListed, scale));
        const after = await find(id);
        const states = after && couponAudit(withTerms(before, scale), after);
        if (states?.after) await record(operatorId, 'changeCoupon', id, states);
        return ok(undefined);
      }),

    end: (operatorId, id) =>
      transactions.run(async () => {
        const before = await coupons.lock(id);
        if (!before) return false;
        const expiresOn = lastDayOfEnded(before.expiresOn, todayIn(before.timeZone));
        const scale = await scaleOfBase();
        await coupons.update(id, { ...before, expiresOn });
        const states = couponAudit(withTerms(before, scale), withTerms({ ...before, expiresOn }, scale));
        if (states.after) await record(operatorId, 'endCoupon', id, states);
        return true;
      }),
  };
};

const termsOf = ({ code, type, target, percent, amount, left, expiresOn }: CouponRow, scale: Scale): CouponTerms => ({
  code,
  type,
  target,
  amount: type === 'percent' ? decimal(percent ?? '0') : majorOf(money(amount ?? 0, scale)),
  uses: left,
  lastDay: expiresOn,
});

const rowOf = (
  { code, type, target, amount, uses, lastDay }: CouponTerms,
  isListed: boolean,
  scale: Scale,
): CouponRow => ({
  code,
  type,
  target,
  percent: type === 'percent' ? amount : null,
  amount: type === 'fix' ? moneyOf(amount, scale).minor : null,
  left: uses,
  expiresOn: lastDay,
  isListed,
});
