import type { Brand } from '../kernel/brand.ts';
import { decimalOfMinor, multiplyDecimals, roundDecimal, type Decimal } from './decimal.ts';

/** A whole count of cents, fils or yen. */
export type MinorUnits = Brand<number, 'MinorUnits'>;

/** Decimal places of a currency: yen 0, euro 2, dinar 3. */
export type Scale = 0 | 2 | 3;

/** A whole count of minor units with its decimal places. */
export type Money = { readonly minor: MinorUnits; readonly scale: Scale };

/**
 * Returns an amount. Throws RangeError unless `minor` is a safe integer and the scale one of the three: amounts are
 * never rounded silently.
 */
export const money = (minor: number, scale: Scale): Money => {
  if (scale !== 2 && scale !== 0 && scale !== 3)
    throw new RangeError(`No currency has this many decimal places: ${String(scale)}`);
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Money needs whole minor units, got ${minor}`);
  return { minor: (minor + 0) as MinorUnits, scale };
};

/** Zero in a currency with these decimal places. */
export const noMoney = (scale: Scale): Money => money(0, scale);

/** The sum. Throws RangeError if the amounts have different scales. */
export const addMoney = (left: Money, right: Money): Money => money(left.minor + sameScale(left, right), left.scale);
/** The difference, which may be negative. Throws RangeError if the amounts have different scales. */
export const subtractMoney = (left: Money, right: Money): Money =>
  money(left.minor - sameScale(left, right), left.scale);

/**
 * The price of a number of pieces. Throws RangeError unless the quantity is a whole number and the product a safe
 * integer.
 */
export const timesMoney = (amount: Money, quantity: number): Money => {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Quantity must be a whole number, got ${quantity}`);
  return money(amount.minor * quantity, amount.scale);
};

/** The negated amount; never minus zero. */
export const negateMoney = (amount: Money): Money => money(0 - amount.minor, amount.scale);
/** The sum of amounts of one scale; undefined for none. Throws RangeError for different scales. */
export const sumMoney = (amounts: readonly Money[], scale: Scale): Money => amounts.reduce(addMoney, noMoney(scale));

/**
 * Returns a negative number, zero or a positive number as `left` is below, equal to or above `right`. Throws RangeError
 * if they have different scales.
 */
export const compareMoney = (left: Money, right: Money): number => left.minor - sameScale(left, right);
/** The smaller of two amounts, the first of equal ones. Throws RangeError if they have different scales. */
export const smallerOf = (left: Money, right: Money): Money => (compareMoney(left, right) <= 0 ? left : right);

/**
 * r(value) of contract 1.8: converts major units to minor units, half up. Throws RangeError if the result is not a safe
 * integer.
 */
export const moneyOf = (major: Decimal, scale: Scale): Money => money(roundDecimal(major, scale), scale);

/**
 * r(base × rate) of contract 1.8: converts an amount of the base currency to the currency of `scale`. Throws RangeError
 * if the result is not a safe integer.
 */
export const convertMoney = (base: Decimal, rate: Decimal, scale: Scale): Money =>
  moneyOf(multiplyDecimals(base, rate), scale);

/** The exact number of major units, as the wire carries it (contract 1.8). */
export const majorOf = (amount: Money): Decimal => decimalOfMinor(amount.minor, amount.scale);

const sameScale = (left: Money, right: Money): number => {
  if (left.scale !== right.scale) throw new RangeError(`Amounts of scale ${left.scale} and ${right.scale} do not mix`);
  return right.minor;
};
