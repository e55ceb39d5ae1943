import type { Change } from '@domain/orders/index.ts';
import type { Money } from '@domain/pricing/index.ts';
import type { Translate } from '../../i18n/index.ts';

const FEES: Readonly<
  Record<
    string,
    'checkout.delivery' | 'checkout.service' | 'receipt.waiter' | 'checkout.tax' | 'checkout.tip' | 'checkout.deposit'
  >
> = {
  'delivery.fee': 'checkout.delivery',
  'service.fee': 'checkout.service',
  'waiter.fee': 'receipt.waiter',
  'shop.tax': 'checkout.tax',
  tips: 'checkout.tip',
  deposit: 'checkout.deposit',
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
