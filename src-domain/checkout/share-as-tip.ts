import { money, percentOf, type Decimal, type Money } from '../pricing/index.ts';

/**
 * ORDER-1n: Returns a percentage of a price as a round amount: to the nearest multiple, half up, of the largest of 1,
 * 5, 10, 50, 100 … minor units within a third of it. 5 % of 44.56 are 2.00, 20 % are 9.00.
 */
export const shareAsTip = (base: Money, percent: Decimal): Money => {
  const { minor, scale } = percentOf(base, percent);
  const power = 10 ** Math.floor(Math.log10(Math.max(minor, 3) / 3));
  const step = minor < 15 * power ? power : 5 * power;
  return money(Math.round(minor / step) * step, scale);
};
