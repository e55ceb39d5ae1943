import type { Translate } from '../../i18n/index.ts';
import { failureText } from '../failure/index.ts';
import type { PlacingProblem } from './placing.view-model.ts';

/** Returns the text of a placing problem. */
export const problemText = (problem: PlacingProblem, translate: Translate): string => {
  switch (problem.kind) {
    case 'closed':
      return translate('checkout.fault.closed');
    case 'outside-zone':
      return translate('checkout.fault.zone');
    case 'out-of-stock':
      return problem.message || translate('checkout.problem.stock');
    case 'coupon':
      return problem.message || translate('coupon.invalid');
    case 'below-minimum':
      return translate('checkout.problem.minimum');
    case 'phone-required':
      return translate('checkout.fault.phone');
    case 'phone-unverified':
      return translate('checkout.fault.phone_unverified');
    case 'wallet-too-low':
      return translate('checkout.fault.wallet');
    case 'cart-gone':
      return translate('checkout.problem.cart');
    case 'in-progress':
      return translate('checkout.problem.running');
    case 'duplicate':
      return translate('checkout.problem.duplicate');
    case 'offline':
      return translate('checkout.problem.offline');
    case 'timeout':
    case 'unreachable':
    case 'malformed':
      return translate('checkout.problem.no_answer');
    case 'unauthorized':
    case 'rejected':
      return failureText(problem, translate);
  }
};
