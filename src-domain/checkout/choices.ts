import type { ShopId } from '../kernel/ids.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { Slot } from '../orders/index.ts';
import { noHandoverChoice, type HandoverChoice } from './handover-choice.ts';
import { shareAsTip } from './share-as-tip.ts';
import type { TableChoice } from './table-choice.ts';
import { compareDecimals, decimal, noMoney, parseDecimal, type Decimal, type Money } from '../pricing/index.ts';

/** How an order reaches the customer; the types that the client offers (contract 4.1), the last one with a table. */
export type Fulfilment = 'delivery' | 'pickup' | 'dine_in';

/** ORDER-1: A tip as chosen; a percentage follows the price of the items. */
export type TipChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'percent'; readonly percent: Decimal }
  | { readonly kind: 'own'; readonly amount: Money };

/** The customer's choices at checkout so far; only the fulfillment is preselected. */
export type CheckoutChoices = {
  /** The shop of these choices: for another one times, codes and tips start over. */
  readonly shopId: ShopId | undefined;
  readonly fulfilment: Fulfilment;
  readonly slot: Slot | undefined;
  /** `undefined` before any input. */
  readonly phone: string | undefined;
  readonly note: string | undefined;
  readonly handover: HandoverChoice;
  readonly coupon: string | undefined;
  readonly tip: TipChoice | undefined;
  readonly paymentTag: string | undefined;
  /** PAY-4b: whether the wallet pays a part beside the chosen provider; absent is no. */
  readonly usesWalletShare?: boolean | undefined;
  /** ORDER-12: absent is no. */
  readonly usesReturnableBoxes?: boolean | undefined;
  /** BOOKING-3d: a reserved table of the shop; absent without one. */
  readonly table?: TableChoice | undefined;
};

/** Stores the choices of this tab across reloads and sign-in. */
export type ChoicesStore = LiveValue<CheckoutChoices>;

/** No choices yet, with delivery preselected. */
export const noChoices: CheckoutChoices = {
  shopId: undefined,
  fulfilment: 'delivery',
  slot: undefined,
  phone: undefined,
  note: undefined,
  handover: noHandoverChoice,
  coupon: undefined,
  tip: undefined,
  paymentTag: undefined,
};

/** Returns the choices that apply to a shop: those made for another one keep only customer data. */
export const choicesFor = (choices: CheckoutChoices, shopId: ShopId): CheckoutChoices =>
  choices.shopId === undefined || choices.shopId === shopId
    ? { ...choices, shopId }
    : {
        ...choices,
        shopId,
        slot: undefined,
        coupon: undefined,
        tip: undefined,
        usesReturnableBoxes: undefined,
        table: undefined,
      };

/**
 * ORDER-1m: Returns the choices that an order of a shop starts with: those that `choicesFor` keeps, and the default tip
 * exactly as if the customer had chosen it. An order that has begun, or whose tip the customer has chosen or declined,
 * is left as it is.
 */
export const startChoices = (
  choices: CheckoutChoices,
  shopId: ShopId,
  defaultTip: number | undefined,
): CheckoutChoices => {
  const kept = choicesFor(choices, shopId);
  const isAsItIs = choices.shopId === shopId || kept.tip !== undefined || defaultTip === undefined;
  return isAsItIs ? kept : { ...kept, tip: { kind: 'percent', percent: decimal(defaultTip) } };
};

const [NOTHING, WHOLE] = ['0' as Decimal, '100' as Decimal];

/**
 * ORDER-1d: Returns the tip in money; `base` is the price of the items after discounts. Never throws: a stored choice
 * that is broken in any way (unknown kind, a percentage outside 0 to 100, an amount that is not a positive whole number
 * of this currency's minor units) gives no tip.
 */
export const tipAmount = (tip: TipChoice | undefined, base: Money): Money =>
  (tip?.kind === 'percent' && shareOf(tip.percent, base)) ||
  (tip?.kind === 'own' && isTip(tip.amount, base) && tip.amount) ||
  noMoney(base.scale);

/** Stored percentages are canonical decimals: any other spelling was not written by us. */
const shareOf = (percent: unknown, base: Money): Money | undefined => {
  const read = typeof percent === 'string' ? parseDecimal(percent) : undefined;
  if (!read?.ok || read.value !== percent) return undefined;
  if (compareDecimals(read.value, NOTHING) <= 0 || compareDecimals(read.value, WHOLE) > 0) return undefined;
  return shareAsTip(base, read.value);
};

/** An amount typed with another currency's decimal places is not an amount of this one. */
const isTip = (amount: Partial<Money> | null | undefined, base: Money): boolean =>
  amount?.scale === base.scale && Number.isSafeInteger(amount.minor) && Number(amount.minor) > 0;
