import type { CurrencyId } from '../kernel/ids.ts';
import type { Decimal } from './decimal.ts';
import type { Scale } from './money.ts';

export type SymbolPosition = 'before' | 'after';

/** LOCALE-6: how amounts of a currency are written. */
export type PriceStyle = { readonly symbol: string; readonly position: SymbolPosition };

export type Currency = PriceStyle & {
  readonly id: CurrencyId;
  /** The ISO code shown in pickers ("USD"). */
  readonly title: string;
  /** Units of this currency for one unit of the base currency. */
  readonly rate: Decimal;
  readonly scale: Scale;
  readonly isDefault: boolean;
};

export const DEFAULT_SYMBOL = '$';

/** LOCALE-5: the chosen currency when it is active, else the server's default, else the first one. */
export const currencyInUse = (active: readonly Currency[], chosen: CurrencyId | undefined): Currency | undefined =>
  active.find((currency) => currency.id === chosen) ?? active.find((currency) => currency.isDefault) ?? active[0];
