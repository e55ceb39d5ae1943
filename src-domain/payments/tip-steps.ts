import { money, type Money } from '../pricing/index.ts';

const SHARE_PERCENT = 5;
const MULTIPLES = [1, 2, 3] as const;

/**
 * PAY-6b: Round tips to add to an order of this total: once, twice and three times the largest of 1, 2, 5, 10, 20, 50 …
 * minor units within a twentieth of it; nothing is suggested for less.
 */
export const tipSteps = (total: Money): readonly Money[] => {
  const share = Math.floor((total.minor * SHARE_PERCENT) / 100);
  if (share < 1) return [];
  const power = 10 ** Math.floor(Math.log10(share));
  const step = Math.max(...[1, 2, 5].map((digit) => digit * power).filter((amount) => amount <= share));
  return MULTIPLES.map((times) => money(step * times, total.scale));
};
