import {
  instantOfWall,
  isSlotAccepted,
  localTimeOf,
  parseTime,
  slotDays,
  type TimeZones,
} from '@domain/calendar/index.ts';
import { instant, type Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { RepeatObstacle } from '@domain/orders/index.ts';
import { minutesOf, type ShopRecord } from '../../catalog/index.ts';
import type { OrderRecord } from '../order-record.ts';

/** A day of a repeat, and the time of its plan. */
export type CopyDay = { readonly day: string; readonly time: string | null };
/** The slot of a copy. */
export type CopySlot = { readonly date: string; readonly time: string; readonly at: number };

/**
 * ORDER-7i: Returns when a copy of an order arrives: at the time of the plan, or at the jump if daylight saving skips
 * it. Without a plan it is the time at which the order was wanted, else the next one that the shop offers.
 */
export type CopyTime = (
  order: Pick<OrderRecord, 'delivery_time' | 'created_at'>,
  shop: ShopRecord,
  when: CopyDay,
) => Result<CopySlot, Extract<RepeatObstacle, 'closed' | 'late'>>;

type Deps = { readonly clock: Clock; readonly zones: TimeZones };

export const createCopyTime =
  ({ clock, zones }: Deps): CopyTime =>
  (order, shop, { day, time }) => {
    const { schedule } = shop;
    const { timeZone } = schedule;
    const [now, lead] = [clock.now(), minutesOf(shop.deliveryTime)];
    const slotAt = (wall: string): CopySlot => {
      const at = instantOfWall(day, parseTime(wall) ?? 0, timeZone, zones);
      return { date: day, time: localTimeOf(at, timeZone, zones), at };
    };
    const wanted = slotAt(time ?? order.delivery_time ?? localTimeOf(instant(order.created_at), timeZone, zones));
    const accepts = (from: typeof now): boolean =>
      isSlotAccepted({ schedule, now: from, slot: wanted, leadFromMinutes: lead.from, zones });
    if (accepts(now)) return ok(wanted);
    if (time !== null) return err(accepts(instant(0)) ? 'late' : 'closed');
    const [first] = slotDays({ schedule, now, leadMinutes: lead.to, zones, days: 1 });
    const next = first?.date === day ? first.times.find((offered) => offered >= wanted.time) : undefined;
    return next === undefined ? err('closed') : ok(slotAt(next));
  };
