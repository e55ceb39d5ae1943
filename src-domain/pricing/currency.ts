import type { NumberSigns } from '../kernel/group-digits.ts';
import type { CurrencyId } from '../kernel/ids.ts';
import type { Decimal } from './decimal.ts';
import type { Scale } from './money.ts';

/** The side of the number on which a symbol stands. */
export type SymbolPosition = 'before' | 'after';

/** LOCALE-6: The notation of amounts in a currency. */
export type PriceStyle = {
  readonly symbol: string;
  readonly position: SymbolPosition;
  /** The signs of the reader's language; those of English where none are given. */
  readonly signs?: NumberSigns;
};

/** A currency that the operator offers. */
export type Currency = PriceStyle & {
  readonly id: CurrencyId;
  /** The ISO code shown in pickers ("USD"). */
  readonly title: string;
  /** Units of this currency for one unit of the base currency. */
  readonly rate: Decimal;
  readonly scale: Scale;
  readonly isDefault: boolean;
};

/** LOCALE-6: The default symbol of a currency. */
export const DEFAULT_SYMBOL = '$';

/** LOCALE-5: Returns the chosen currency if it is active, else the server's default, else the first one. */
export const currencyInUse = (active: readonly Currency[], chosen: CurrencyId | undefined): Currency | undefined =>
  active.find((currency) => currency.id === chosen) ?? active.find((currency) => currency.isDefault) ?? active[0];
