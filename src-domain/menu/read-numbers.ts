import { err, ok, type Result } from '../kernel/result.ts';
import { typedWhole } from '../kernel/typed-whole.ts';
import { typedNumber, typedShopAmount } from '../partners/index.ts';
import {
  couldBeThousands,
  roundDecimal,
  decimalOfMinor,
  type Decimal,
  type Money,
  type Scale,
} from '../pricing/index.ts';

/** Why a text is not the number that is asked for. */
export type NumberFault = 'required' | 'invalid' | 'too-small' | 'too-large' | 'too-many-decimals';

/** Reads a number from zero to `most` with at most so many decimals; nothing is rounded. */
export const numberOf = (
  typed: string,
  { most, decimals }: { readonly most: number; readonly decimals: number },
): Result<Decimal, NumberFault> => {
  if (typed.trim() === '') return err('required');
  const read = typedNumber(typed, most, decimals);
  if (!read.ok) return read;
  if (couldBeThousands(typed, decimals)) return err('too-many-decimals');
  return decimalOfMinor(roundDecimal(read.value, decimals), decimals) === read.value ? read : err('too-many-decimals');
};

/** OPS-6g: Reads a price: more than nothing, and exact in the base currency; nothing is rounded. */
export const typedPrice = (typed: string, scale: Scale): Result<Money, NumberFault> => {
  if (typed.trim() === '') return err('required');
  const amount = typedShopAmount(typed, scale);
  return amount.ok && amount.value.minor === 0 ? err('too-small') : amount;
};

/** LOCALE-6e: Reads a whole number between two others. */
export const wholeNumberOf = (
  typed: string,
  { least, most }: { readonly least: number; readonly most: number },
): Result<number, NumberFault> => {
  if (typed.trim() === '') return err('required');
  const number = typedWhole(typed);
  if (number === undefined) return err('invalid');
  return number < least ? err('too-small') : number > most ? err('too-large') : ok(number);
};
