import { isInZone } from '@domain/catalog/index.ts';
import { isVerifiedPhone } from '@domain/identity/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { missingToMinimum, quoteChanges } from '@domain/orders/index.ts';
import { convertMoney, decimalOfMinor } from '@domain/pricing/index.ts';
import type { Settings } from '@domain/settings/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import { couponRule } from '../coupons/index.ts';
import { priceCheckout } from '../pricing/index.ts';
import type { IssuedQuote } from '../quotes/index.ts';
import { CUSTOMER_TYPES } from '../uploads/index.ts';
import type { OrderPreview } from './order-preview.ts';
import { createLockOrderableCart, type OrderableCart } from './orderable-cart.ts';
import type { Customer, OrderDraft } from './order-draft.ts';
import { timeObstacle } from './order-times.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderCollaborators } from './order-collaborators.ts';
import type { Obstacle, PlacementRefusal } from './placement-refusal.ts';
import { toQuoteChange } from './quote-changes.ts';
import type { WriteOrder } from './write-order.ts';

/** Places an order; a refusal has no effect. */
export type PlaceOrder = (customer: Customer, draft: OrderDraft) => Promise<Result<OrderRecord, PlacementRefusal>>;

/** The order as it would be placed, and the expiry of its quote. */
export type CheckedOrder = { readonly preview: OrderPreview; readonly quoteExpiresAt: number | undefined };
/** Checks an order draft; its rows and stocks stay locked until the end of the caller's transaction. */
export type CheckOrder = (customer: Customer, draft: OrderDraft) => Promise<Result<CheckedOrder, PlacementRefusal>>;

type PlaceDeps = {
  readonly transactions: Transactions;
  readonly checkOrder: CheckOrder;
  readonly writeOrder: WriteOrder;
};

/**
 * ORDER-4, contract 5.4: turns a cart into an order in one transaction; checks everything under locks before it writes.
 */
export const createPlaceOrder =
  ({ transactions, checkOrder, writeOrder }: PlaceDeps): PlaceOrder =>
  (customer, draft) =>
    transactions.run(async () => {
      const checked = await checkOrder(customer, draft);
      return checked.ok ? writeOrder(customer, draft, checked.value.preview, checked.value.quoteExpiresAt) : checked;
    });

type CheckDeps = Pick<
  OrderCollaborators,
  | 'transactions'
  | 'orders'
  | 'cartService'
  | 'catalogues'
  | 'quotes'
  | 'findCoupon'
  | 'uploads'
  | 'reference'
  | 'zones'
  | 'clock'
>;

/** Checks everything that can prevent an order, in the order in which customers see it. */
export const createCheckOrder = (deps: CheckDeps): CheckOrder => {
  const { transactions, reference, zones, clock, quotes, findCoupon, uploads } = deps;
  const lockOrderable = createLockOrderableCart(deps);

  const previewOf = async (customer: Customer, draft: OrderDraft, orderable: OrderableCart): Promise<OrderPreview> => {
    const { goods } = orderable;
    const question = { code: draft.coupon ?? '', shopId: goods.shop.id, userId: customer.id, today: goods.today };
    const found = draft.coupon === undefined ? undefined : await findCoupon(question, true);
    const coupon = found?.ok ? found.value : undefined;
    const choice = {
      delivery: draft.delivery,
      slot: draft.slot,
      coupon: coupon && couponRule(coupon, goods.base.scale),
      tips: draft.tips,
      usesReturnableBoxes: draft.usesReturnableBoxes,
    };
    const checkout = priceCheckout(orderable, choice, await reference());
    const obstacles = [
      timeObstacle(goods.shop, draft, clock.now(), zones),
      zoneObstacle(draft, orderable),
      ...orderable.obstacles,
      draft.usesReturnableBoxes && !checkout.offer ? ({ kind: 'packaging' } as const) : undefined,
      found && !found.ok ? ({ kind: 'coupon', code: question.code, reason: found.error.kind } as const) : undefined,
    ].filter((obstacle) => obstacle !== undefined);
    return { ...orderable, ...checkout, coupon, obstacles };
  };

  /** Contract 8.2: the accepted quote still holds, or what differs from it. */
  const checkQuote = async (
    customer: Customer,
    quoteId: string,
    preview: OrderPreview,
  ): Promise<Result<IssuedQuote, PlacementRefusal>> => {
    const seen = await quotes.find(customer.id, quoteId);
    if (!seen) return err({ kind: 'quote-unknown' });
    const { quote, obstacles, pieces, titleOf } = preview;
    const isPossible = pieces.size > 0 && !obstacles.some(isBlocking);
    if (quote.id === seen.quote.id && isPossible) return ok(seen);
    const seenTitle = (stockId: number): string => seen.titles[String(stockId)] || titleOf(stockId);
    const titles = Object.fromEntries([...pieces.keys()].map((stockId) => [String(stockId), titleOf(stockId)]));
    return err({
      kind: 'quote-changed',
      changes: quoteChanges(seen.quote, quote, obstacles, seenTitle).map(toQuoteChange),
      quote: isPossible ? await quotes.issue(customer.id, quote, titles) : undefined,
    });
  };

  return (customer, draft) =>
    transactions.run(async () => {
      const orderable = await lockOrderable(customer.id, draft);
      if (!orderable.ok) return orderable;
      const preview = await previewOf(customer, draft, orderable.value);
      const { settings } = await reference();
      const refusal = phoneRefusal(customer, draft, settings);
      if (refusal) return err(refusal);
      if (!(await uploads.areOwn(customer.id, CUSTOMER_TYPES, draft.images))) return err({ kind: 'foreign-image' });
      const minimum = missedMinimum(preview);
      if (minimum !== undefined) return err({ kind: 'below-minimum', minimum });
      if (draft.quoteId !== undefined) {
        const accepted = await checkQuote(customer, draft.quoteId, preview);
        return accepted.ok ? ok({ preview, quoteExpiresAt: accepted.value.expiresAt }) : accepted;
      }
      const [obstacle] = preview.obstacles;
      return obstacle ? err({ kind: 'obstacle', obstacle }) : ok({ preview, quoteExpiresAt: undefined });
    });
};

/** ORDER-2i: what a delivery lacks of the number that the settings ask for. */
const phoneRefusal = (
  customer: Customer,
  draft: OrderDraft,
  { isPhoneRequired, isVerifiedPhoneRequired }: Settings,
): PlacementRefusal | undefined => {
  if (draft.delivery.type !== 'delivery') return undefined;
  const phone = draft.phone ?? customer.phone;
  if (phone === null) return isPhoneRequired || isVerifiedPhoneRequired ? { kind: 'phone-required' } : undefined;
  const owner = { ...customer, phone: customer.phone ?? undefined };
  return isVerifiedPhoneRequired && !isVerifiedPhone(phone, owner) ? { kind: 'phone-unverified' } : undefined;
};

const zoneObstacle = ({ delivery: { type, place } }: OrderDraft, { goods }: OrderableCart): Obstacle | undefined =>
  type === 'delivery' && !(place && isInZone(goods.shop.zone, place)) ? { kind: 'outside-zone' } : undefined;

/** Contract 5.5: compares the price before fees and discounts with the minimum. Minor units of the order's currency. */
const missedMinimum = ({ priced, goods: { shop, base, currency } }: OrderPreview): number | undefined => {
  const minimum = convertMoney(decimalOfMinor(shop.minAmount, base.scale), currency.rate, currency.scale);
  return missingToMinimum(priced.totals.price, minimum) && minimum.minor;
};

/** Removed lines, invalid coupons and boxes without an offer only change the total; the rest prevents the order. */
const isBlocking = ({ kind }: Obstacle): boolean => kind === 'stock' || kind === 'time' || kind === 'outside-zone';
