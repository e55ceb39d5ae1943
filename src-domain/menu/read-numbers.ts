import { err, ok, type Result } from '../kernel/result.ts';
import { typedWhole } from '../kernel/typed-whole.ts';
import { SHOP_AMOUNT_MAX, typedNumber, wholeAmount } from '../partners/index.ts';
import {
  couldBeThousands,
  decimal,
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
  const read = typedNumber(typed, SHOP_AMOUNT_MAX, scale);
  if (!read.ok) return read;
  if (read.value === decimal(0)) return err('too-small');
  const amount = couldBeThousands(typed, scale) ? undefined : wholeAmount(read.value, scale);
  return amount ? ok(amount) : err('too-many-decimals');
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
