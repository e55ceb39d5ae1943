import type { ShopId } from '../kernel/ids.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { Slot } from '../orders/index.ts';
import { compareDecimals, noMoney, percentOf, type Decimal, type Money } from '../pricing/index.ts';

/** How an order reaches the customer; the two ways the client offers (contract 4.1). */
export type Fulfilment = 'delivery' | 'pickup';

/** ORDER-1: a tip as it was chosen; a share follows the price of the items. */
export type TipChoice = { readonly kind: 'none' } | { readonly kind: 'percent'; readonly percent: Decimal } | { readonly kind: 'own'; readonly amount: Money };

/** What a customer has chosen at checkout so far; nothing but the way of delivery is chosen in advance. */
export type CheckoutChoices = {
  /** The shop it was chosen for: with another one times, codes and tips begin anew. */
  readonly shopId: ShopId | undefined;
  readonly fulfilment: Fulfilment;
  readonly slot: Slot | undefined;
  /** `undefined` until something was typed. */
  readonly phone: string | undefined;
  readonly note: string | undefined;
  readonly coupon: string | undefined;
  readonly tip: TipChoice | undefined;
  readonly paymentTag: string | undefined;
};

/** Keeps the choices of this tab over reloads and sign-in. */
export type ChoicesStore = LiveValue<CheckoutChoices>;

/** Nothing chosen yet, delivery assumed. */
export const noChoices: CheckoutChoices = {
  shopId: undefined, fulfilment: 'delivery', slot: undefined, phone: undefined, note: undefined, coupon: undefined, tip: undefined, paymentTag: undefined,
};

/** The choices that count for a shop: those made for another one keep only what is about the customer. */
export const choicesFor = (choices: CheckoutChoices, shopId: ShopId): CheckoutChoices =>
  choices.shopId === undefined || choices.shopId === shopId ? { ...choices, shopId } : { ...choices, shopId, slot: undefined, coupon: undefined, tip: undefined };

const WHOLE = '100' as Decimal;

/** ORDER-1: the tip in money; `base` is the price of the items after discounts. A choice that is no tip, read from an old or broken tab, gives nothing. */
export const tipAmount = (tip: TipChoice | undefined, base: Money): Money => {
  switch (tip?.kind) {
    case 'percent':
      return compareDecimals(tip.percent, WHOLE) > 0 ? noMoney(base.scale) : percentOf(base, tip.percent);
    case 'own':
      // A tip typed in another currency's places is no amount of this one.
      return tip.amount.scale === base.scale && tip.amount.minor > 0 ? tip.amount : noMoney(base.scale);
    case 'none':
    case undefined:
      return noMoney(base.scale);
  }
};
