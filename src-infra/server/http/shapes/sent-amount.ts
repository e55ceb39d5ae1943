import { decimal, type Money, type Scale } from '@domain/pricing/index.ts';
import { checkAmount } from '@domain/wallet/index.ts';

/** Contract 1.8: reads an amount that is positive and has no more decimals than its currency; `undefined` otherwise. */
export const sentAmount = (sent: number, scale: Scale): Money | undefined => {
  const read = checkAmount(decimal(sent), scale);
  return read.ok ? read.value : undefined;
};
