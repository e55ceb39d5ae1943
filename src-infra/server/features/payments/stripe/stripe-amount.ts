import { decimalOfMinor, majorOf, type Decimal, type Money, type Scale } from '@domain/pricing/index.ts';

/** Currencies that Stripe counts in whole units. */
const WHOLE: ReadonlySet<string> = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '),
);
const THOUSANDTHS: ReadonlySet<string> = new Set('bhd jod kwd omr tnd'.split(' '));

const scaleOf = (currency: string): Scale =>
  WHOLE.has(currency.toLowerCase()) ? 0 : THOUSANDTHS.has(currency.toLowerCase()) ? 3 : 2;

/**
 * Converts an amount to Stripe's units; `undefined` if not representable: Stripe's units can be coarser, and
 * three-decimal amounts must be multiples of ten.
 */
export const toStripeAmount = (amount: Money, currency: string): number | undefined => {
  const scale = scaleOf(currency);
  const units = Number(majorOf(amount).replace('.', '')) * 10 ** (scale - decimalsOf(majorOf(amount)));
  const isWhole = Number.isSafeInteger(units) && (scale !== 3 || units % 10 === 0);
  return isWhole ? units : undefined;
};

/** Converts Stripe's units to major units. */
export const fromStripeAmount = (units: number, currency: string): Decimal => decimalOfMinor(units, scaleOf(currency));

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;
