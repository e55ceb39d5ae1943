import { isInZone } from '@domain/catalog/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { quoteChanges } from '@domain/orders/index.ts';
import { convertMoney, decimalOfMinor } from '@domain/pricing/index.ts';
import { couponRule } from '../coupons/index.ts';
import { priceCheckout } from '../pricing/index.ts';
import type { IssuedQuote } from '../quotes/index.ts';
import { CUSTOMER_TYPES } from '../uploads/index.ts';
import type { Appraisal } from './appraisal.ts';
import { createTakeBasket, type OrderBasket } from './order-basket.ts';
import type { Customer, OrderDraft } from './order-draft.ts';
import { timeObstacle } from './order-times.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrdersDeps } from './orders-deps.ts';
import type { Obstacle, PlacementRefusal } from './placement-refusal.ts';
import { toQuoteChange } from './quote-changes.ts';
import { createWriteOrder } from './write-order.ts';

/** The placed order. A refused placement has changed nothing. */
export type PlaceOrder = (customer: Customer, draft: OrderDraft) => Promise<Result<OrderRecord, PlacementRefusal>>;

/** What an order would be now, and until when its quote counts. */
export type CheckedOrder = { readonly appraisal: Appraisal; readonly quoteExpiresAt: number | undefined };
/** Whether a cart can be ordered as drafted; its rows and stocks stay locked until the end of the caller's transaction. */
export type CheckOrder = (customer: Customer, draft: OrderDraft) => Promise<Result<CheckedOrder, PlacementRefusal>>;

/** ORDER-4, contract 5.4: one cart becomes one order, in one transaction; everything is checked under locks before anything is written. */
export const createPlaceOrder = (deps: OrdersDeps): PlaceOrder => {
  const [checkOrder, writeOrder] = [createCheckOrder(deps), createWriteOrder(deps)];
  return (customer, draft) =>
    deps.store.transaction(async () => {
      const checked = await checkOrder(customer, draft);
      return checked.ok ? writeOrder(customer, draft, checked.value.appraisal, checked.value.quoteExpiresAt) : checked;
    });
};

/** Everything that can speak against an order, in the order in which customers are told. */
export const createCheckOrder = (deps: OrdersDeps): CheckOrder => {
  const { store, reference, zones, clock, quotes, findCoupon, uploads } = deps;
  const takeBasket = createTakeBasket(deps);

  const appraise = async (customer: Customer, draft: OrderDraft, basket: OrderBasket): Promise<Appraisal> => {
    const { goods } = basket;
    const question = { code: draft.coupon ?? '', shopId: goods.shop.id, userId: customer.id, today: goods.today };
    const found = draft.coupon === undefined ? undefined : await findCoupon(question, true);
    const coupon = found?.ok ? found.value : undefined;
    const choice = { delivery: draft.delivery, slot: draft.slot, coupon: coupon && couponRule(coupon, goods.base.scale), tips: draft.tips };
    const obstacles = [
      timeObstacle(goods.shop, draft.slot, clock.now(), zones),
      zoneObstacle(draft, basket),
      ...basket.obstacles,
      found && !found.ok ? ({ kind: 'coupon', code: question.code, reason: found.error.kind } as const) : undefined,
    ].filter((obstacle) => obstacle !== undefined);
    return { ...basket, ...priceCheckout(basket, choice, await reference()), coupon, obstacles };
  };

  /** Contract 8.2: the accepted quote still holds, or what differs from it. */
  const checkQuote = async (customer: Customer, quoteId: string, appraisal: Appraisal): Promise<Result<IssuedQuote, PlacementRefusal>> => {
    const seen = await quotes.find(customer.id, quoteId);
    if (!seen) return err({ kind: 'quote-unknown' });
    const { quote, obstacles, pieces, titleOf } = appraisal;
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
    store.transaction(async () => {
      const basket = await takeBasket(customer.id, draft);
      if (!basket.ok) return basket;
      const appraisal = await appraise(customer, draft, basket.value);
      const { settings } = await reference();
      if (settings.isPhoneRequired && draft.delivery.type === 'delivery' && (draft.phone ?? customer.phone) === null) return err({ kind: 'phone-required' });
      if (!(await uploads.areOwn(customer.id, CUSTOMER_TYPES, draft.images))) return err({ kind: 'foreign-image' });
      const minimum = missedMinimum(appraisal);
      if (minimum !== undefined) return err({ kind: 'below-minimum', minimum });
      if (draft.quoteId !== undefined) {
        const accepted = await checkQuote(customer, draft.quoteId, appraisal);
        return accepted.ok ? ok({ appraisal, quoteExpiresAt: accepted.value.expiresAt }) : accepted;
      }
      const [obstacle] = appraisal.obstacles;
      return obstacle ? err({ kind: 'obstacle', obstacle }) : ok({ appraisal, quoteExpiresAt: undefined });
    });
};

const zoneObstacle = ({ delivery: { type, place } }: OrderDraft, { goods }: OrderBasket): Obstacle | undefined =>
  type === 'delivery' && !(place && isInZone(goods.shop.zone, place)) ? { kind: 'outside-zone' } : undefined;

/** Contract 5.5: the price before fees and discounts counts. Minor units of the order's currency. */
const missedMinimum = ({ priced, goods: { shop, base, currency } }: Appraisal): number | undefined => {
  const minimum = convertMoney(decimalOfMinor(shop.minAmount, base.scale), currency.rate, currency.scale);
  return priced.totals.price.minor < minimum.minor ? minimum.minor : undefined;
};

/** Lines that vanished and coupons that no longer count only change the total; these make ordering impossible. */
const isBlocking = ({ kind }: Obstacle): boolean => kind === 'stock' || kind === 'time' || kind === 'outside-zone';
