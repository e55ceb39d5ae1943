import type { Brand } from '../kernel/brand.ts';
import { err, ok, type Result } from '../kernel/result.ts';

/**
 * An exact decimal number in its shortest text ("0.92", "5", "-1.5"), never in exponent form. Being text it survives
 * JSON, compares with ===, and is what a quote writes.
 */
export type Decimal = Brand<string, 'Decimal'>;
/** A text that is not a decimal number. */
export type DecimalRefusal = { readonly kind: 'not-a-decimal'; readonly text: string };

/** Digits over a power of ten: the form used in calculations. */
type Fraction = { readonly digits: bigint; readonly scale: number };

const WRITTEN = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * The most digits, and decimal places, of a number that is read: no amount needs more, and longer ones would keep a
 * server busy.
 */
const MOST_DIGITS = 400;

/**
 * Reads a decimal number, exponent form included; rejects any other text, and numbers of more than 400 digits when
 * written out.
 */
export const parseDecimal = (text: string): Result<Decimal, DecimalRefusal> => {
  const match = WRITTEN.exec(text.trim());
  const [, sign = '', whole = '', part = '', exponent = '0'] = match ?? [];
  const digits = Math.max(1, whole.length) + part.length + Math.abs(Number(exponent));
  if (!match || whole + part === '' || digits > MOST_DIGITS) return err({ kind: 'not-a-decimal', text });
  return ok(write({ digits: BigInt(whole + part) * (sign === '-' ? -1n : 1n), scale: part.length - Number(exponent) }));
};

/** Like `parseDecimal`, for text or numbers that the program itself wrote. Throws RangeError unless it is a decimal. */
export const decimal = (value: string | number): Decimal => {
  const outcome = parseDecimal(String(value));
  if (!outcome.ok) throw new RangeError(`Not a decimal number: ${value}`);
  return outcome.value;
};

/**
 * value = minor ÷ 10^scale. Throws RangeError unless `minor` is a safe integer and the scale a whole number from 0 to
 * 400.
 */
export const decimalOfMinor = (minor: number, scale: number): Decimal => {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Amount out of range: ${minor}`);
  return write({ digits: BigInt(minor), scale: places(scale) });
};

/** The exact sum. */
export const addDecimals = (left: Decimal, right: Decimal): Decimal => {
  const [a, b] = [read(left), read(right)];
  const scale = Math.max(a.scale, b.scale);
  return write({ digits: widen(a, scale) + widen(b, scale), scale });
};

/** The exact product. */
export const multiplyDecimals = (left: Decimal, right: Decimal): Decimal => {
  const [a, b] = [read(left), read(right)];
  return write({ digits: a.digits * b.digits, scale: a.scale + b.scale });
};

/** Returns a negative number, zero or a positive number as `left` is below, equal to or above `right`. */
export const compareDecimals = (left: Decimal, right: Decimal): number => {
  const [a, b] = [read(left), read(right)];
  const scale = Math.max(a.scale, b.scale);
  const difference = widen(a, scale) - widen(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/**
 * r() of contract section 5: whole units of 10^-scale, halves away from zero (half up for every amount, since amounts
 * are not negative). Throws RangeError if the result is not a safe integer, and unless the scale is a whole number from
 * 0 to 400.
 */
export const roundDecimal = (value: Decimal, scale: number): number => {
  const { digits, scale: own } = read(value);
  return safe(divideRounded(digits * 10n ** BigInt(places(scale)), 10n ** BigInt(own)));
};

/** r(value ÷ divisor) in units of 10^-scale. Throws RangeError on division by zero, and as `roundDecimal` does. */
export const divideDecimal = (value: Decimal, divisor: Decimal, scale: number): number => {
  const [a, b] = [read(value), read(divisor)];
  const common = Math.max(a.scale, b.scale);
  const sign = b.digits < 0n ? -1n : 1n;
  return safe(divideRounded(sign * widen(a, common) * 10n ** BigInt(places(scale)), sign * widen(b, common)));
};

const PLAIN = /^-?\d+(\.\d+)?$/;

/** Throws RangeError for text that is only typed as a decimal. */
const read = (value: Decimal): Fraction => {
  if (!PLAIN.test(value)) throw new RangeError(`Not a decimal number: ${value}`);
  const [whole = '', part = ''] = value.split('.');
  return { digits: BigInt(whole + part), scale: part.length };
};

const places = (scale: number): number => {
  if (!Number.isInteger(scale) || scale < 0 || scale > MOST_DIGITS)
    throw new RangeError(`Decimal places must be a whole number from 0 to 400, got ${scale}`);
  return scale;
};

const write = ({ digits, scale }: Fraction): Decimal => {
  const sign = digits < 0n ? '-' : '';
  const shown = String(sizeOf(digits));
  if (scale <= 0) return (digits === 0n ? '0' : sign + shown + '0'.repeat(-scale)) as Decimal;
  const padded = shown.padStart(scale + 1, '0');
  const part = padded.slice(-scale).replace(/0+$/, '');
  const text = padded.slice(0, -scale) + (part ? `.${part}` : '');
  return (digits === 0n ? '0' : sign + text) as Decimal;
};

const widen = ({ digits, scale }: Fraction, target: number): bigint => digits * 10n ** BigInt(target - scale);

const sizeOf = (digits: bigint): bigint => (digits < 0n ? -digits : digits);

/** The divisor is positive. */
const divideRounded = (dividend: bigint, divisor: bigint): bigint => {
  const magnitude = sizeOf(dividend);
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
};

const safe = (value: bigint): number => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Amount out of range: ${value}`);
  return number;
};
