import { notFound, refused, type Refusal } from '../response/index.ts';

/** Error codes of payments without a provider. */
export const PAY_REFUSALS: Readonly<
  Record<'not-found' | 'wallet-too-low' | 'no-wallet' | 'canceled' | 'paid-already', Refusal>
> = {
  'not-found': notFound,
  'wallet-too-low': refused('ERROR_109'),
  'no-wallet': refused('ERROR_108'),
  canceled: refused('ERROR_501'),
  'paid-already': refused('ERROR_501'),
};
