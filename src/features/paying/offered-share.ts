import { walletShare, type PaymentMethod } from '@domain/payments/index.ts';
import type { Money } from '@domain/pricing/index.ts';
import type { CurrencyViewModel } from '../currency/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';

/** What decides how much the wallet can pay. */
export type ShareFacts = {
  readonly due: Money | undefined;
  /** In the currency on screen. */
  readonly balance: Money | undefined;
  readonly methods: readonly PaymentMethod[] | undefined;
  readonly currencies: Pick<CurrencyViewModel, 'current' | 'options'>;
  readonly settings: ReferenceViewModel['settings'];
};

/** PAY-4b: what the wallet can pay of an amount on screen beside a provider, where the server takes it. */
export const offeredShare = ({ due, balance, methods, currencies, settings }: ShareFacts): Money | undefined => {
  const { current, options } = currencies;
  const base = options.find(({ isDefault }) => isDefault);
  const isTaken =
    settings.extensions.includes('split_payment') && methods?.some(({ tag }) => tag === 'wallet') === true;
  return isTaken && due && current && base && balance?.scale === due.scale
    ? walletShare(balance, due, { rate: current.rate, baseScale: base.scale })
    : undefined;
};
