import { instantOfLocal, isSlotAccepted, localTimeOf, slotDays } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import type { ShopRecord } from '../../catalog/index.ts';
import { inBaseCurrency } from '../base-currency.ts';
import type { OrderRecord } from '../order-record.ts';
import { leadMinutes } from '../order-times.ts';
import type { OrderCollaborators } from '../order-collaborators.ts';
import { newTransaction } from '../../payment-transactions/index.ts';
import { copiedDetails, copyOf, type AcceptCopy } from './copy-order.ts';
import { fourDigits } from '../write-order.ts';

/**
 * Places a copy of an order for a day, paid in cash (contract 5.10); returns false if closed or out of stock. Joins the
 * caller's transaction.
 */
export type PlaceCopy = (order: OrderRecord, shop: ShopRecord, today: string) => Promise<boolean>;

export type CopyDeps = AcceptCopy &
  Pick<
    OrderCollaborators,
    'orders' | 'payments' | 'catalogueChanges' | 'reference' | 'clock' | 'zones' | 'random' | 'announcements'
  >;

export const createPlaceCopy = (deps: CopyDeps): PlaceCopy => {
  const { orders, payments, catalogueChanges, reference, clock, zones, random, announcements, changeOrderStatus } =
    deps;

  /** The time of day at which the first order was wanted, else the next one the shop offers. */
  const timeOf = (order: OrderRecord, shop: ShopRecord, today: string): string | undefined => {
    const { schedule } = shop;
    const [now, lead] = [clock.now(), leadMinutes(shop)];
    const wanted = order.delivery_time ?? localTimeOf(instant(order.created_at), schedule.timeZone, zones);
    if (isSlotAccepted({ schedule, now, slot: { date: today, time: wanted }, leadFromMinutes: lead.from, zones }))
      return wanted;
    const [day] = slotDays({ schedule, now, leadMinutes: lead.to, zones, days: 1 });
    return day?.times.find((time) => time >= wanted);
  };

  return async (order, shop, today) => {
    const time = timeOf(order, shop, today);
    const at = time === undefined ? undefined : instantOfLocal(today, time, shop.schedule.timeZone, zones);
    if (time === undefined || at === undefined) return false;
    const pieces = new Map<number, number>();
    for (const { stock_id: stockId, quantity } of order.details)
      pieces.set(stockId, (pieces.get(stockId) ?? 0) + quantity);
    const inStock = await orders.lockStocks([...pieces.keys()].sort((left, right) => left - right));
    if ([...pieces].some(([stockId, wanted]) => (inStock.get(stockId) ?? 0) < wanted)) return false;

    const known = await reference();
    const [id, detailIds] = [await orders.newOrderId(), await orders.newDetailIds(order.details.length)];
    const facts = {
      id,
      detailIds,
      date: today,
      time,
      at,
      otp: fourDigits(random.bytes(2)),
      now: clock.now(),
      commission: { percent: shop.commissionPercent, isBySubscription: known.setting('by_subscription') === '1' },
    };
    const row = copyOf(order, facts);
    const cash = known.payments.find(({ tag }) => tag === 'cash');
    const amount = inBaseCurrency(row.total_price, row, known);
    const sale = await orders.place({
      order: row,
      details: copiedDetails(order, facts),
      coupon: undefined,
      pieces,
      transaction:
        cash &&
        newTransaction(await payments.newId(), {
          orderId: id,
          userId: order.user_id,
          payment: { id: cash.id, tag: 'cash' },
          amount,
          type: 'model',
          now: facts.now,
        }),
    });
    catalogueChanges.sold(sale);
    announcements.placed(id);
    if (known.setting('order_auto_approved') === '1') await changeOrderStatus({ orderId: id, to: 'accepted' });
    return true;
  };
};
