import { err, ok, type Result } from '@domain/kernel/result.ts';
import { decimal, moneyOf, type Scale, type TipsInput } from '@domain/pricing/index.ts';

export type SentTips = { readonly tips?: number; readonly tip_type?: 'fix' | 'percent' };

const MAX_PERCENT = 1000;

/** Contract 1.8: reads an amount that is finite and not negative, rounded half up to the decimals of its currency. */
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
  const { minor } = moneyOf(given, scale);
  return ok(minor === 0 ? undefined : { type: 'fix', minor });
};

/** Far above any tip, far below overflow. */
const MAX_TIPS = 10 ** 9;
