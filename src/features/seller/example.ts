import { deliveryFeeAt } from '@domain/catalog/index.ts';
import { typedShopAmount, type ShopApplicationDraft } from '@domain/partners/index.ts';
import { decimal, type Money, type Scale } from '@domain/pricing/index.ts';

/** The length of the way in the example, in kilometers. */
export const EXAMPLE_KM = '3';

/** Returns a typed amount, where empty is zero; `undefined` for any other text. */
export const amountOf = (typed: string, scale: Scale): Money | undefined => {
  const amount = typedShopAmount(typed, scale);
  return amount.ok ? amount.value : undefined;
};

/** Returns what a delivery over the example's way costs by what is typed; `undefined` while that is no amount. */
export const exampleOf = (
  { fee, feePerKm }: Pick<ShopApplicationDraft, 'fee' | 'feePerKm'>,
  scale: Scale,
): Money | undefined => {
  const [base, perKm] = [amountOf(fee, scale), amountOf(feePerKm, scale)];
  return base && perKm && deliveryFeeAt({ base, perKm }, decimal(EXAMPLE_KM));
};
