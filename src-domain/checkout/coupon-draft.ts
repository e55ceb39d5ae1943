import { addDays, isDate } from '../calendar/index.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import {
  compareDecimals,
  decimal,
  majorOf,
  moneyOf,
  typedAmount,
  type CouponRule,
  type Decimal,
  type Scale,
} from '../pricing/index.ts';

/** What a coupon takes off, and until when: `amount` is percent, or base currency when fixed. */
export type CouponTerms = Pick<CouponRule, 'code' | 'type' | 'target' | 'amount'> & {
  readonly uses: number;
  /** The last valid day, in the shop's time zone. */
  readonly lastDay: string;
};
/** A coupon as an operator types it. */
export type CouponDraft = Omit<CouponTerms, 'amount'> & { readonly amount: string };
/** What an operator changes of a coupon; the rest stays. */
export type CouponChange = Partial<Omit<CouponDraft, 'code'>>;
/** A field of a draft that can be wrong. */
export type CouponField = 'code' | 'amount' | 'uses' | 'lastDay';
/** Where a coupon is offered: the decimal places of the base currency, and today in the shop's time zone. */
export type CouponPlace = { readonly scale: Scale; readonly today: string };

/** The most uses of one coupon. */
export const COUPON_USES_MAX = 1_000_000;
/** The checkout asks for codes in capitals. */
const CODE = /^[A-Z0-9-]{3,30}$/;
const [LEAST_PERCENT, MOST_PERCENT] = [decimal(1), decimal(100)];

/** ORDER-1j: Returns the coupon with its code in capitals, or every field that is wrong. */
export const newCoupon = (draft: CouponDraft, place: CouponPlace): Result<CouponTerms, readonly CouponField[]> => {
  const code = draft.code.trim().toUpperCase();
  const amount = amountOf(draft, place.scale);
  const wrong: readonly CouponField[] = [
    ...(CODE.test(code) ? [] : (['code'] as const)),
    ...(amount === undefined ? (['amount'] as const) : []),
    ...(areUses(draft.uses) ? [] : (['uses'] as const)),
    ...(isLastDay(draft.lastDay, place.today) ? [] : (['lastDay'] as const)),
  ];
  return amount === undefined || wrong.length > 0 ? err(wrong) : ok({ ...draft, code, amount });
};

/**
 * ORDER-1k: Returns the coupon as changed, or every field that is wrong, or `used` if what it takes off stays. What is
 * sent as it was counts as not changed. A coupon of another kind needs an amount of that kind.
 */
export const changedCoupon = (
  current: CouponTerms,
  change: CouponChange,
  { scale, today, isUsed }: CouponPlace & { readonly isUsed: boolean },
): Result<
  CouponTerms,
  { readonly kind: 'used' } | { readonly kind: 'wrong'; readonly fields: readonly CouponField[] }
> => {
  const { type = current.type, target = current.target, uses = current.uses, lastDay = current.lastDay } = change;
  const typed = change.amount ?? (type === current.type ? current.amount : '');
  const amount =
    typed === current.amount && type === current.type ? current.amount : amountOf({ type, amount: typed }, scale);
  const fields: readonly CouponField[] = [
    ...(amount === undefined ? (['amount'] as const) : []),
    ...(uses === current.uses || areUses(uses) ? [] : (['uses'] as const)),
    ...(lastDay === current.lastDay || isLastDay(lastDay, today) ? [] : (['lastDay'] as const)),
  ];
  if (amount === undefined || fields.length > 0) return err({ kind: 'wrong', fields });
  const isSame = type === current.type && target === current.target && amount === current.amount;
  return isUsed && !isSame ? err({ kind: 'used' }) : ok({ ...current, type, target, amount, uses, lastDay });
};

/** ORDER-1l: Returns the last day of a coupon that is ended today: yesterday, or earlier if it was over already. */
export const lastDayOfEnded = (lastDay: string, today: string): string => {
  const yesterday = addDays(today, -1);
  return lastDay < yesterday ? lastDay : yesterday;
};

/** PRICE-6b: Reads the percentage, or the amount that the base currency can express exactly; nothing is rounded. */
const amountOf = ({ type, amount }: Pick<CouponDraft, 'type' | 'amount'>, scale: Scale): Decimal | undefined => {
  const typed = typedAmount(amount, undefined, type === 'percent' ? undefined : scale);
  if (typed === undefined) return undefined;
  const isFitting =
    type === 'percent'
      ? compareDecimals(typed, LEAST_PERCENT) >= 0 && compareDecimals(typed, MOST_PERCENT) <= 0
      : compareDecimals(typed, decimal(0)) > 0 && majorOf(moneyOf(typed, scale)) === typed;
  return isFitting ? typed : undefined;
};

const areUses = (uses: number): boolean => Number.isInteger(uses) && uses >= 1 && uses <= COUPON_USES_MAX;
const isLastDay = (day: string, today: string): boolean => isDate(day) && day >= today;
