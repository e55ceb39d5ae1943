import type { Calculation, OrderDraft } from '@domain/orders/index.ts';
import { isOfferedDeposit, recomputeQuote } from '@domain/pricing/index.ts';

export { explanationOf } from './explanation.ts';

/** PRICE-7, PRICE-8c: whether the parts of a total follow from their rules, and its deposit from the shop's offer. */
export const isProof = ({ quote, totals, packaging }: Calculation, { usesReturnableBoxes }: OrderDraft): boolean => {
  const recomputed = quote && recomputeQuote(quote);
  return (
    !recomputed ||
    (recomputed.ok &&
      isOfferedDeposit(quote, usesReturnableBoxes === true ? packaging : undefined) &&
      recomputed.value.total.minor === totals.total.minor &&
      recomputed.value.total.scale === totals.total.scale)
  );
};
