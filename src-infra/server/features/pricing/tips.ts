import { err, ok, type Result } from '@domain/kernel/result.ts';
import { compareDecimals, decimal, moneyOf, majorOf, type Scale, type TipsInput } from '@domain/pricing/index.ts';

export type SentTips = { readonly tips?: number; readonly tip_type?: 'fix' | 'percent' };

const MAX_PERCENT = 1000;

/** Contract 1.8: reads an amount that is finite, not negative, and has no more decimals than its currency. */
export const readTips = (
  { tips = 0, tip_type = 'fix' }: SentTips,
  scale: Scale,
): Result<TipsInput | undefined, { readonly kind: 'not-an-amount' }> => {
  if (!Number.isFinite(tips) || tips < 0) return err({ kind: 'not-an-amount' });
  if (tips === 0) return ok(undefined);
  const given = decimal(tips);
  if (tip_type === 'percent')
    return tips <= MAX_PERCENT ? ok({ type: 'percent', percent: given }) : err({ kind: 'not-an-amount' });
  if (tips > MAX_TIPS) return err({ kind: 'not-an-amount' });
  const amount = moneyOf(given, scale);
  return compareDecimals(majorOf(amount), given) === 0
    ? ok({ type: 'fix', minor: amount.minor })
    : err({ kind: 'not-an-amount' });
};

/** Far above any tip, far below overflow. */
const MAX_TIPS = 10 ** 9;
