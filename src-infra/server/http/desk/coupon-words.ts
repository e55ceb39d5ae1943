import { COUPON_USES_MAX } from '@domain/checkout/index.ts';
import type { DeskRefusal, Success } from './desk-api.ts';
import type { Typed, Visit } from './section.ts';

export type Coupon = Success<'listAllCoupons'>['data'][number];

/** Says what a coupon takes off, and of what. */
export const takesOff = ({ type, price, for: target }: Pick<Coupon, 'type' | 'price' | 'for'>): string => {
  const part = target === 'delivery_fee' ? 'delivery fee' : 'order';
  return type === 'percent' ? `${price} % of the ${part}` : `${price} off the ${part}, in the base currency`;
};

/** Returns the name of the base currency, in which fixed coupons are. */
export const baseCurrencyOf = async ({ api }: Pick<Visit, 'api'>): Promise<string> => {
  const answer = await api.call('listActiveCurrencies');
  const base = answer.ok ? answer.body.data.find((currency) => currency.default) : undefined;
  return base?.title ?? 'the base currency';
};

export const MOST_USES = COUPON_USES_MAX.toLocaleString('en');

/** Says of each refused field what it takes. `conflict` words the refusal of what another call has changed. */
export const inWords = (
  refusal: DeskRefusal,
  typed: Typed,
  conflict: { readonly field?: string; readonly words: string },
): DeskRefusal => {
  const fields =
    refusal.status === 409 && conflict.field !== undefined ? [conflict.field] : Object.keys(refusal.params);
  if (refusal.status !== 400 && refusal.status !== 409) return refusal;
  return {
    ...refusal,
    message: refusal.status === 409 ? conflict.words : 'Nothing was saved. Each marked field says what it takes.',
    params: Object.fromEntries(
      fields.map((field) => [field, [refusal.status === 409 ? conflict.words : wantedOf(field, typed)]]),
    ),
  };
};

const wantedOf = (field: string, typed: Typed): string => {
  switch (field) {
    case 'shop_id':
      return 'Choose a shop.';
    case 'name':
      return 'A code has 3 to 30 letters, digits and hyphens.';
    case 'price':
      return typed.text('type') === 'fix'
        ? 'An amount is more than 0, such as 1.50, with no more decimals than the base currency has.'
        : 'A percentage is from 1 to 100, such as 10 or 12.5.';
    case 'qty':
      return `Uses left are a whole number from 1 to ${MOST_USES}.`;
    case 'expired_at':
      return 'The last day is today or later, in the time zone of the shop.';
    default:
      return 'Choose one of the choices.';
  }
};
