import {
  instantOfWall,
  isOpenAt,
  isSlotAccepted,
  openingAt,
  parseTime,
  slotDays,
  type TimeZones,
} from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { QuoteSlot } from '@domain/pricing/index.ts';
import { minutesOf, type ShopRecord } from '../catalog/index.ts';
import type { OrderDraft } from './order-draft.ts';
import type { Obstacle } from './placement-refusal.ts';

/** Returns the start of a slot; `undefined` if malformed. */
export const slotStart = (
  { date, time }: QuoteSlot,
  { schedule }: Pick<ShopRecord, 'schedule'>,
  zones: TimeZones,
): Instant | undefined => {
  const minutes = parseTime(time);
  return minutes === undefined ? undefined : instantOfWall(date, minutes, schedule.timeZone, zones);
};

/**
 * Contract 5.5: checks that the shop is open now, or at the start of the slot with enough notice. Returns `undefined`
 * if so. BOOKING-3b: The kitchen has to be open for a reserved table too, which may have other hours; no other time can
 * be chosen then.
 */
export const timeObstacle = (
  shop: ShopRecord,
  { slot, seat }: Pick<OrderDraft, 'slot' | 'seat'>,
  now: Instant,
  zones: TimeZones,
): Obstacle | undefined => {
  const { schedule } = shop;
  const lead = minutesOf(shop.deliveryTime);
  if (
    slot ? isSlotAccepted({ schedule, now, slot, leadFromMinutes: lead.from, zones }) : isOpenAt(schedule, now, zones)
  )
    return undefined;
  const wanted = (slot && slotStart(slot, shop, zones)) ?? now;
  const state = openingAt(schedule, wanted > now ? wanted : now, zones);
  const [day] = slotDays({ schedule, now, leadMinutes: lead.to, zones }).filter(({ times }) => times.length > 0);
  const [time] = day?.times ?? [];
  return {
    kind: 'time',
    isOpen: state.kind === 'open',
    nextOpen: state.kind === 'closed' ? state.opensAt : undefined,
    nextSlot: day && time !== undefined && !seat ? { date: day.date, time } : undefined,
  };
};
