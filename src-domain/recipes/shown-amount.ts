import type { Amount } from './amount.ts';

/** The units that amounts are shown in. */
export type ShownUnit = 'g' | 'kg' | 'ml' | 'l' | 'piece' | 'tsp' | 'tbsp';

/** The part of a whole that spoons and eyes can tell apart; empty for none. */
export type FractionSign = '' | '⅛' | '¼' | '⅓' | '½' | '⅔' | '¾';

/** An amount as a cook reads it: 1½ tsp, 1.25 kg. Never a repeating decimal. */
export type ShownAmount = {
  readonly whole: number;
  /** The part below one as hundredths, for kilograms and liters; otherwise 0. */
  readonly hundredths: number;
  /** The part below one as a sign, for everything else; otherwise empty. */
  readonly fraction: FractionSign;
  readonly unit: ShownUnit;
  /** False where the exact amount was rounded to one that can be measured. */
  readonly isExact: boolean;
};

/** The signs with their size in twenty-fourths. */
const FRACTIONS: readonly { readonly sign: FractionSign; readonly parts: number }[] = [
  { sign: '', parts: 0 },
  { sign: '⅛', parts: 3 },
  { sign: '¼', parts: 6 },
  { sign: '⅓', parts: 8 },
  { sign: '½', parts: 12 },
  { sign: '⅔', parts: 16 },
  { sign: '¾', parts: 18 },
];
const WHOLE = 24;
/** From here on a scale shows whole grams. */
const FINE_BELOW = 10;
const LARGE_FROM = 1000;
const SPOONFUL = 3;

/**
 * CATALOG-4g: Returns an amount in the unit that fits its size: grams from a kilogram on as kilograms, three teaspoons
 * as a tablespoon, a part of a tablespoon as teaspoons. Rounds only where it cannot be measured, and never to nothing.
 */
export const shownAmount = (amount: Amount): ShownAmount => {
  const { numerator, denominator, measure } = amount;
  switch (measure) {
    case 'g':
      return weighed(amount, 'g', 'kg');
    case 'ml':
      return weighed(amount, 'ml', 'l');
    case 'tsp':
      return numerator >= SPOONFUL * denominator
        ? mixed(numerator, denominator * SPOONFUL, 'tbsp')
        : mixed(numerator, denominator, 'tsp');
    case 'tbsp':
      return numerator < denominator
        ? mixed(numerator * SPOONFUL, denominator, 'tsp')
        : mixed(numerator, denominator, 'tbsp');
    case 'piece':
      return mixed(numerator, denominator, 'piece');
  }
};

const weighed = ({ numerator, denominator }: Amount, small: 'g' | 'ml', large: 'kg' | 'l'): ShownAmount => {
  if (numerator < FINE_BELOW * denominator) return mixed(numerator, denominator, small);
  const units = Math.round(numerator / denominator);
  if (units < LARGE_FROM)
    return { whole: units, hundredths: 0, fraction: '', unit: small, isExact: units * denominator === numerator };
  const hundredths = Math.round(numerator / denominator / 10);
  return {
    whole: Math.floor(hundredths / 100),
    hundredths: hundredths % 100,
    fraction: '',
    unit: large,
    isExact: hundredths * 10 * denominator === numerator,
  };
};

const mixed = (numerator: number, denominator: number, unit: ShownUnit): ShownAmount => {
  const whole = Math.floor(numerator / denominator);
  const parts = ((numerator - whole * denominator) * WHOLE) / denominator;
  const least = whole === 0 ? 1 : 0;
  const [nearest] = [...FRACTIONS, { sign: '' as const, parts: WHOLE }]
    .slice(least)
    .sort((left, right) => Math.abs(left.parts - parts) - Math.abs(right.parts - parts));
  const { sign, parts: shown } = nearest ?? { sign: '' as const, parts: 0 };
  return {
    whole: shown === WHOLE ? whole + 1 : whole,
    hundredths: 0,
    fraction: sign,
    unit,
    isExact: (whole * WHOLE + shown) * denominator === numerator * WHOLE,
  };
};
