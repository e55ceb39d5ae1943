import { decimal, type Money, type Scale } from '@domain/pricing/index.ts';
import { checkAmount } from '@domain/wallet/index.ts';

/** Contract 1.8: an amount that a customer chose: above zero, without decimals that its currency lacks; `undefined` for any other number. */
export const sentAmount = (sent: number, scale: Scale): Money | undefined => {
  const read = checkAmount(decimal(sent), scale);
  return read.ok ? read.value : undefined;
};
