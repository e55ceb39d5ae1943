const NICE = [1, 2, 3, 5] as const;
const STEPS = 2;

/**
 * Returns the limits that a filter by delivery fee offers, in the unit of the fees: the first round amount that covers
 * half of them, and the next one. None if nobody charges anything.
 */
export const feeSteps = (fees: readonly number[]): readonly number[] => {
  const charged = fees.filter((fee) => fee > 0).sort((left, right) => left - right);
  const median = charged[Math.floor((charged.length - 1) / 2)];
  if (median === undefined) return [];
  const power = Math.floor(Math.log10(median));
  const round = [power, power + 1].flatMap((each) => NICE.map((digit) => Number(`${digit}e${each}`)));
  return round.filter((amount) => amount >= median).slice(0, STEPS);
};
