import { decimal, money, type Scale } from '@domain/pricing/index.ts';
import { inBase } from '@domain/wallet/index.ts';
import type { Reference } from '../reference/index.ts';

type Priced = { readonly currency_id: number; readonly rate: string; readonly scale: number };

/** Converts an amount to minor units of the base currency, r(amount ÷ rate), as ledgers use them (contract 5.8). */
export const inBaseCurrency = (
  minor: number,
  { currency_id: currency, rate, scale }: Priced,
  { baseCurrency }: Pick<Reference, 'baseCurrency'>,
): number =>
  currency === baseCurrency.id ? minor : inBase(money(minor, scale as Scale), decimal(rate), baseCurrency.scale).minor;
