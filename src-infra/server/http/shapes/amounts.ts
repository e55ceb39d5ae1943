import {
  convertMoney,
  decimalOfMinor,
  majorOf,
  money,
  moneyOf,
  type Currency,
  type Decimal,
  type Money,
} from '@domain/pricing/index.ts';

/** Converts stored amounts to API numbers (contract 1.8), and requested ones to stored bounds. */
export type Amounts = {
  /** r(minor units of the base currency × rate). */
  readonly fromBase: (minor: number) => number;
  /** Minor units of the requested currency. */
  readonly own: (minor: number) => number;
  /** The least base amount that is shown as `amount` or more. */
  readonly lowestBase: (amount: Decimal) => number;
  /** The greatest base amount that is shown as `amount` or less; -1 if there is none. */
  readonly highestBase: (amount: Decimal) => number;
  /** A requested amount, for comparison with what is calculated from stored amounts and then converted. */
  readonly limit: (amount: Decimal) => {
    readonly amount: Money;
    readonly rate: Decimal;
    readonly baseScale: Currency['scale'];
  };
};

const MAX = 10 ** 13;

export const createAmounts = (base: Currency, requested: Currency): Amounts => {
  const shown = (minor: number) => convertMoney(decimalOfMinor(minor, base.scale), requested.rate, requested.scale);

  /** Rounding never reverses an order, so the bound is found by halving. */
  const firstBase = (isReached: (minor: number) => boolean): number => {
    let [low, high] = [0, MAX];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (isReached(shown(middle).minor)) high = middle;
      else low = middle + 1;
    }
    return low;
  };

  return {
    fromBase: (minor) => Number(majorOf(shown(minor))),
    own: (minor) => Number(majorOf(money(minor, requested.scale))),
    lowestBase: (amount) => firstBase((minor) => minor >= moneyOf(amount, requested.scale).minor),
    highestBase: (amount) => firstBase((minor) => minor > moneyOf(amount, requested.scale).minor) - 1,
    limit: (amount) => ({
      amount: moneyOf(amount, requested.scale),
      rate: requested.rate,
      baseScale: base.scale,
    }),
  };
};
