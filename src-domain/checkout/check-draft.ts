import { isSlotAccepted, openingAt, slotDays, type Schedule, type TimeZones } from '../calendar/index.ts';
import { checkPhone, isVerifiedPhone, type PhoneOwner } from '../identity/index.ts';
import type { Instant } from '../kernel/clock.port.ts';
import { handoverFaults, missingToMinimum, type OrderDraft } from '../orders/index.ts';
import type { Money } from '../pricing/index.ts';
import { canPay } from '../wallet/index.ts';

/** ORDER-2: Why an order cannot be placed. */
export type DraftFault = {
  readonly kind:
    | 'details-missing'
    | 'address-missing'
    | 'outside-zone'
    | 'phone-required'
    | 'phone-invalid'
    /** Not the verified number of the account, which deliveries need. */
    | 'phone-unverified'
    | 'recipient-name'
    | 'recipient-phone'
    | 'payment-missing'
    | 'wallet-too-low'
    | 'below-minimum'
    /** The shop is closed now; a slot can be chosen. */
    | 'shop-closed'
    /** The shop takes no orders, for later neither. */
    | 'shop-paused'
    /** The shop is closed on the chosen day: "choose another day". */
    | 'day-closed'
    | 'slot-gone';
};

/** The input for checking a draft: the shop, the time, the price, the account. */
export type CheckoutFacts = {
  readonly schedule: Schedule;
  readonly now: Instant;
  /** Minutes until a delivery arrives, and the minimum (delivery_time). */
  readonly leadMinutes: number;
  readonly leadFromMinutes: number;
  readonly zones: TimeZones;
  /** Whether the account has a name to deliver to. */
  readonly hasDetails: boolean;
  readonly isPhoneRequired: boolean;
  /** The account whose verified number a delivery needs; `undefined` where any number will do. */
  readonly phoneOwner: PhoneOwner | undefined;
  /** `undefined` while it is unknown whether the shop delivers there. */
  readonly isInsideZone: boolean | undefined;
  /** The price of the items before fees and discounts, which has to reach the minimum order. */
  readonly price: Money;
  readonly minimum: Money;
  readonly total: Money;
  readonly paymentTag: string | undefined;
  readonly walletBalance: Money | undefined;
};

/** ORDER-2: Returns all faults in the order of the page. Throws RangeError if amounts have different scales. */
export const checkDraft = (draft: OrderDraft, facts: CheckoutFacts): readonly DraftFault[] =>
  [
    addressFault(draft, facts),
    timeFault(draft, facts),
    detailsFault(facts),
    phoneFault(draft, facts),
    ...recipientFaults(draft),
    paymentFault(facts),
    minimumFault(facts),
  ].filter((fault) => fault !== undefined);

const addressFault = (
  { deliveryType, address }: OrderDraft,
  { isInsideZone, schedule }: CheckoutFacts,
): DraftFault | undefined => {
  if (deliveryType !== 'delivery') return undefined;
  if (!address) return { kind: 'address-missing' };
  // A shop that takes no orders delivers nowhere just now (contract 3.3): another address would not help.
  return isInsideZone === false && schedule.isAccepting ? { kind: 'outside-zone' } : undefined;
};

const timeFault = (
  { slot }: OrderDraft,
  { schedule, now, leadMinutes, leadFromMinutes, zones }: CheckoutFacts,
): DraftFault | undefined => {
  if (!schedule.isAccepting) return { kind: 'shop-paused' };
  if (!slot) return openingAt(schedule, now, zones).kind === 'open' ? undefined : { kind: 'shop-closed' };
  if (isSlotAccepted({ schedule, now, slot, leadFromMinutes, zones })) return undefined;
  const day = slotDays({ schedule, now, leadMinutes, zones }).find(({ date }) => date === slot.date);
  return { kind: day && day.times.length > 0 ? 'slot-gone' : 'day-closed' };
};

const detailsFault = ({ hasDetails }: CheckoutFacts): DraftFault | undefined =>
  hasDetails ? undefined : { kind: 'details-missing' };

const phoneFault = (
  { deliveryType, phone }: OrderDraft,
  { isPhoneRequired, phoneOwner }: CheckoutFacts,
): DraftFault | undefined => {
  const owner = deliveryType === 'delivery' ? phoneOwner : undefined;
  if (phone.trim() === '')
    return owner || (isPhoneRequired && deliveryType === 'delivery') ? { kind: 'phone-required' } : undefined;
  if (!checkPhone(phone).ok) return { kind: 'phone-invalid' };
  return owner && !isVerifiedPhone(phone, owner) ? { kind: 'phone-unverified' } : undefined;
};

/** The fields limit the length of the note and the number of sets; only the recipient can be incomplete. */
const recipientFaults = ({ handover }: OrderDraft): readonly DraftFault[] =>
  handoverFaults(handover).flatMap((fault) =>
    fault === 'recipient-name' || fault === 'recipient-phone' ? [{ kind: fault }] : [],
  );

const paymentFault = ({ paymentTag, walletBalance, total }: CheckoutFacts): DraftFault | undefined => {
  if (paymentTag === undefined) return { kind: 'payment-missing' };
  return paymentTag === 'wallet' && !canPay(walletBalance, total) ? { kind: 'wallet-too-low' } : undefined;
};

const minimumFault = ({ price, minimum }: CheckoutFacts): DraftFault | undefined =>
  missingToMinimum(price, minimum) ? { kind: 'below-minimum' } : undefined;
