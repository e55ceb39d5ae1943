import { err, ok, type Result } from '@domain/kernel/result.ts';
import { checkRepeat, type OrderStatus, type RepeatDays, type RepeatRefusal } from '@domain/orders/index.ts';
import type { OrderRepeats, RepeatRow } from './repeats.ports.ts';
import type { OrderRecord } from '../order-record.ts';
import type { OrderCollaborators } from '../order-collaborators.ts';

export type RepeatOrderRefusal = RepeatRefusal | { readonly kind: 'not-found' };
export type Repeated = { readonly repeat: RepeatRow; readonly order: OrderRecord };

/** ORDER-7d, contract 3.10: schedules copies of a customer's delivered order. */
export type RepeatOrder = (
  userId: number,
  orderId: number,
  days: RepeatDays,
) => Promise<Result<Repeated, RepeatOrderRefusal>>;

type Deps = Pick<OrderCollaborators, 'transactions' | 'orders' | 'shops' | 'zones' | 'clock' | 'reference'> & {
  readonly repeats: OrderRepeats;
};

export const createRepeatOrder =
  ({ transactions, orders, shops, zones, clock, reference, repeats }: Deps): RepeatOrder =>
  (userId, orderId, days) =>
    transactions.run(async () => {
      const found = (await orders.lock(orderId, userId)) && (await orders.find(orderId, userId));
      if (!found) return err({ kind: 'not-found' });
      const { settings } = await reference();
      const timeZone = (await shops()).find(found.shop_id)?.schedule.timeZone ?? settings.timeZone ?? 'UTC';
      const isRefunded = found.refunds.some(({ status, lines }) => status === 'accepted' && lines === null);
      const checked = checkRepeat(days, {
        status: found.status as OrderStatus,
        isRefunded,
        isAtTable: found.user_booking_id !== null,
        now: clock.now(),
        timeZone,
        zones,
      });
      if (!checked.ok) return checked;
      const repeat = await repeats.save(orderId, checked.value.from, checked.value.to, clock.now());
      return ok({ repeat, order: (await orders.find(orderId, userId)) ?? found });
    });
