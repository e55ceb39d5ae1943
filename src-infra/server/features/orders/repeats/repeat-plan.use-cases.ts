import { localDateOf, localTimeOf } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import {
  checkRepeatPlan,
  firstRepeatDay,
  REPEAT_OBSTACLES,
  type RepeatObstacle,
  type RepeatPlan,
  type RepeatPlanFault,
} from '@domain/orders/index.ts';
import type { ShopRecord } from '../../catalog/index.ts';
import type { OrderRecord } from '../order-record.ts';
import type { OrderCollaborators } from '../order-collaborators.ts';
import type { CopyTime } from './copy-time.ts';
import { isDue } from './due-repeat.ts';
import type { PlaceCopy } from './place-copy.ts';
import type { PriceCopy } from './price-copy.ts';
import type { CopyOutcome, OrderRepeats, RepeatRow } from './repeats.ports.ts';

/** An order with its repeat. Totals are minor units of the order's currency. */
export type PlannedOrder = {
  readonly order: OrderRecord;
  /** The time at which it was wanted, `HH:mm` at the shop. */
  readonly usualTime: string;
  readonly repeat: RepeatRow | undefined;
  /** The day that the customer decides on, while it can still be ordered. */
  readonly question: { readonly day: string; readonly total: number } | undefined;
  /** The latest day that was not ordered. */
  readonly missed: { readonly day: string; readonly why: RepeatObstacle } | undefined;
  readonly today: { readonly total: number } | { readonly why: RepeatObstacle };
};
export type NotFound = { readonly kind: 'not-found' };
export type SavePlanRefusal = NotFound | RepeatPlanFault | { readonly kind: 'not-delivered' | 'refunded' | 'at-table' };
export type AnswerRefusal = NotFound | { readonly kind: 'not-asked' };

/** A customer's word on the day that their repeat asks about. */
export type RepeatAnswer = { readonly day: string; readonly total: number; readonly isYes: boolean };

/** ORDER-7h, 7j: plans of a customer's repeated orders. A copy stands for the order whose running repeat placed it. */
export type RepeatPlans = {
  readonly show: (userId: number, orderId: number) => Promise<Result<PlannedOrder, NotFound>>;
  readonly savePlan: (
    userId: number,
    orderId: number,
    plan: RepeatPlan,
  ) => Promise<Result<PlannedOrder, SavePlanRefusal>>;
  /** Ending what is not repeated changes nothing. */
  readonly endPlan: (userId: number, orderId: number) => Promise<Result<PlannedOrder, NotFound>>;
  /** Orders for at most the total of the question, or skips its day. */
  readonly answer: (
    userId: number,
    orderId: number,
    answer: RepeatAnswer,
  ) => Promise<Result<{ readonly planned: PlannedOrder; readonly outcome: CopyOutcome | undefined }, AnswerRefusal>>;
};

type Deps = Pick<OrderCollaborators, 'transactions' | 'orders' | 'shops' | 'zones' | 'clock' | 'reference'> & {
  readonly repeats: OrderRepeats;
  readonly priceCopy: PriceCopy;
  readonly copyTime: CopyTime;
  readonly placeCopy: PlaceCopy;
};

const notFound = { kind: 'not-found' } as const;

export const createRepeatPlans = (deps: Deps): RepeatPlans => {
  const { transactions, orders, shops, zones, clock, reference, repeats, priceCopy, copyTime, placeCopy } = deps;

  const shopOf = async ({ shop_id: id }: OrderRecord): Promise<ShopRecord | undefined> => (await shops()).find(id);

  const zoneOf = async (order: OrderRecord): Promise<string> =>
    (await shopOf(order))?.schedule.timeZone ?? (await reference()).settings.timeZone ?? 'UTC';

  const runningOf = async (order: OrderRecord): Promise<RepeatRow | undefined> => {
    const repeat = await repeats.ofOrder(order.id);
    return repeat && repeat.to_day >= localDateOf(clock.now(), await zoneOf(order), zones) ? repeat : undefined;
  };

  /** What is asked and what was missed; an open question whose time has passed is missed too. */
  const standingOf = async (
    order: OrderRecord,
    repeat: RepeatRow | undefined,
  ): Promise<Pick<PlannedOrder, 'question' | 'missed'>> => {
    if (repeat && repeat.asked_day !== null && repeat.asked_total !== null) {
      const { asked_day: day, asked_total: total, arrives: time } = repeat;
      const shop = await shopOf(order);
      const slot = shop ? copyTime(order, shop, { day, time }) : err('closed' as const);
      return slot.ok
        ? { question: { day, total }, missed: undefined }
        : { question: undefined, missed: { day, why: slot.error } };
    }
    const why = REPEAT_OBSTACLES.find((word) => word === repeat?.missed_why);
    const day = repeat?.missed_day ?? undefined;
    return { question: undefined, missed: day !== undefined && why ? { day, why } : undefined };
  };

  const planned = async (order: OrderRecord): Promise<PlannedOrder> => {
    const [priced, repeat] = [await priceCopy(order), await runningOf(order)];
    return {
      order,
      usualTime: order.delivery_time ?? localTimeOf(instant(order.created_at), await zoneOf(order), zones),
      repeat,
      ...(await standingOf(order, repeat)),
      today: priced.ok ? { total: priced.value.priced.totals.total.minor } : { why: priced.error },
    };
  };

  /** Returns a customer's own order, or the one that it is a copy of while that is repeated. */
  const repeatedOrder = async (userId: number, orderId: number): Promise<OrderRecord | undefined> => {
    const order = await orders.find(orderId, userId);
    if (!order || order.repeat_of === null || (await runningOf(order))) return order;
    const source = await orders.find(order.repeat_of, userId);
    return source && (await runningOf(source)) ? source : order;
  };

  /** Locks and returns the order that a customer's word is about. */
  const lockRepeated = async (userId: number, orderId: number): Promise<OrderRecord | undefined> => {
    const order = await repeatedOrder(userId, orderId);
    return order && (await orders.lock(order.id, userId)) && orders.find(order.id, userId);
  };

  return {
    show: async (userId, orderId) => {
      const order = await repeatedOrder(userId, orderId);
      return order ? ok(await planned(order)) : err(notFound);
    },

    savePlan: (userId, orderId, plan) =>
      transactions.run(async () => {
        const order = await lockRepeated(userId, orderId);
        if (!order) return err(notFound);
        if (order.status !== 'delivered') return err({ kind: 'not-delivered' });
        if (order.refunds.some(({ status, lines }) => status === 'accepted' && lines === null))
          return err({ kind: 'refunded' });
        if (order.user_booking_id !== null) return err({ kind: 'at-table' });
        const at = { now: clock.now(), timeZone: await zoneOf(order), zones };
        const checked = checkRepeatPlan(plan, at);
        if (!checked.ok) return checked;
        const known = await repeats.ofOrder(order.id);
        const today = localDateOf(at.now, at.timeZone, zones);
        // A run that is late has still to order today.
        const first = known && isDue(known, today) ? today : firstRepeatDay(at);
        await repeats.savePlan(order.id, first, checked.value, at.now);
        return ok(await planned(order));
      }),

    endPlan: (userId, orderId) =>
      transactions.run(async () => {
        const order = await lockRepeated(userId, orderId);
        if (!order) return err(notFound);
        const repeat = await repeats.ofOrder(order.id);
        if (repeat) await repeats.remove(repeat.id, userId);
        return ok(await planned(order));
      }),

    answer: (userId, orderId, { day, total, isYes }) =>
      transactions.run(async () => {
        const order = await lockRepeated(userId, orderId);
        const known = order && (await runningOf(order));
        const repeat = known && (await repeats.lock(known.id));
        if (!order) return err(notFound);
        if (!repeat || repeat.asked_day !== day) return err({ kind: 'not-asked' });
        if (!isYes) {
          await repeats.skipAsked(repeat.id, clock.now());
          return ok({ planned: await planned(order), outcome: undefined });
        }
        const outcome = await placeCopy(order, await shopOf(order), { day, time: repeat.arrives, limit: total });
        await repeats.record(repeat.id, day, outcome, clock.now());
        return ok({ planned: await planned(order), outcome });
      }),
  };
};
