import type { Change } from '@domain/orders/index.ts';
import type { Money } from '@domain/pricing/index.ts';
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

const FEES: Readonly<Record<string, 'checkout.delivery' | 'checkout.service' | 'checkout.tax' | 'checkout.tip'>> = {
  'delivery.fee': 'checkout.delivery',
  'service.fee': 'checkout.service',
  'waiter.fee': 'checkout.service',
  'shop.tax': 'checkout.tax',
  tips: 'checkout.tip',
};

/** ORDER-5: returns one sentence for one change. */
export const changeText = (change: Change, price: (amount: Money) => string, translate: Translate): string => {
  switch (change.kind) {
    case 'price':
      return translate('checkout.change.price', { name: change.title, from: price(change.from), to: price(change.to) });
    case 'stock':
      return change.available > 0
        ? translate('checkout.change.stock', { name: change.title, count: change.available })
        : translate('cart.sold_out', { name: change.title });
    case 'removed':
      return translate('checkout.change.removed', { name: change.title });
    case 'cart':
      return translate('checkout.change.cart', { name: change.title, from: change.from, to: change.to });
    case 'slot':
      return change.to
        ? translate('checkout.change.slot', {
            date: change.to.date.split('-').toReversed().join('.'),
            time: change.to.time,
          })
        : translate('checkout.fault.slot');
    case 'fee': {
      const label = translate(FEES[change.label] ?? 'checkout.service');
      return change.to
        ? translate('checkout.change.fee', { label, from: price(change.from), to: price(change.to) })
        : translate('checkout.fault.zone');
    }
    case 'coupon':
      return translate('checkout.change.coupon', { code: change.code });
    case 'closed':
      return translate(change.nextOpen === undefined ? 'checkout.fault.paused' : 'checkout.fault.closed');
    case 'other':
      return translate('checkout.change.other');
  }
};
