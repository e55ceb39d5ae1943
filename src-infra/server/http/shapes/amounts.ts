import { convertMoney, decimalOfMinor, majorOf, money, type Currency } from '@domain/pricing/index.ts';

/** Turns stored amounts into numbers of the wire (contract 1.8). */
export type Amounts = {
  /** r(minor units of the base currency × rate). */
  readonly fromBase: (minor: number) => number;
  /** Minor units of the requested currency. */
  readonly own: (minor: number) => number;
};

export const createAmounts = (base: Currency, requested: Currency): Amounts => ({
  fromBase: (minor) => Number(majorOf(convertMoney(decimalOfMinor(minor, base.scale), requested.rate, requested.scale))),
  own: (minor) => Number(majorOf(money(minor, requested.scale))),
});
