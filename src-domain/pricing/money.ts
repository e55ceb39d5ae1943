import type { Brand } from '../kernel/brand.ts';
import { decimalOfMinor, multiplyDecimals, roundDecimal, type Decimal } from './decimal.ts';

export type MinorUnits = Brand<number, 'MinorUnits'>;

/** Decimal places of a currency: yen 0, euro 2, dinar 3. */
export type Scale = 0 | 2 | 3;

/** A whole count of minor units together with the places it stands for. */
export type Money = { readonly minor: MinorUnits; readonly scale: Scale };

/** RangeError unless `minor` is a safe integer: amounts are never rounded silently. */
export const money = (minor: number, scale: Scale): Money => {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Money needs whole minor units, got ${minor}`);
  return { minor: (minor + 0) as MinorUnits, scale };
};

export const noMoney = (scale: Scale): Money => money(0, scale);

/** RangeError when the two amounts are of different scales. */
export const addMoney = (left: Money, right: Money): Money => money(left.minor + sameScale(left, right), left.scale);
export const subtractMoney = (left: Money, right: Money): Money => money(left.minor - sameScale(left, right), left.scale);
export const timesMoney = (amount: Money, quantity: number): Money => money(amount.minor * quantity, amount.scale);
export const negateMoney = (amount: Money): Money => money(0 - amount.minor, amount.scale);
export const sumMoney = (amounts: readonly Money[], scale: Scale): Money => amounts.reduce(addMoney, noMoney(scale));

/** Negative, zero or positive as `left` is below, equal to or above `right`. */
export const compareMoney = (left: Money, right: Money): number => left.minor - sameScale(left, right);
export const smallerOf = (left: Money, right: Money): Money => (compareMoney(left, right) <= 0 ? left : right);

/** r(value) of contract 1.8: an amount in major units becomes minor units, half up. */
export const moneyOf = (major: Decimal, scale: Scale): Money => money(roundDecimal(major, scale), scale);

/** r(base × rate): an amount of the base currency in the currency of `scale`. */
export const convertMoney = (base: Decimal, rate: Decimal, scale: Scale): Money => moneyOf(multiplyDecimals(base, rate), scale);

/** The exact major-unit number the wire carries. */
export const majorOf = (amount: Money): Decimal => decimalOfMinor(amount.minor, amount.scale);

const sameScale = (left: Money, right: Money): number => {
  if (left.scale !== right.scale) throw new RangeError(`Amounts of scale ${left.scale} and ${right.scale} do not mix`);
  return right.minor;
};
