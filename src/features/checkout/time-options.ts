import {
  addDays,
  localDateOf,
  localTimeOf,
  openingAt,
  parseTime,
  SLOT_MINUTES,
  slotDays,
  timeText,
  type SlotDay,
  type TimeZones,
} from '@domain/calendar/index.ts';
import type { Shop } from '@domain/catalog/index.ts';
import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import type { Slot } from '@domain/orders/index.ts';

/** Start and end on the shop's clock. */
export type TimeWindow = { readonly from: string; readonly to: string };

/** When an order of a shop can arrive. */
export type TimeOptions = {
  readonly today: string;
  /** `undefined` while the shop accepts no immediate orders. */
  readonly soonest: TimeWindow | undefined;
  readonly days: readonly SlotDay[];
  /** The nearest slots, and the first one after them. */
  readonly next: readonly Slot[];
  readonly later: Slot | undefined;
  /** The shop's time zone, where the device's clock differs from it. */
  readonly otherZone: string | undefined;
};

/** How many slots are offered without opening the list. */
const NEAREST = 3;

const MINUTE_MS = 60_000;
/** Delivery time of a shop that does not state one. */
const USUAL_MINUTES = { from: 30, to: 45 } as const;

export const leadOf = ({ deliveryTime }: Pick<Shop, 'deliveryTime'>): { readonly from: number; readonly to: number } =>
  deliveryTime ?? USUAL_MINUTES;

/**
 * ORDER-1, LOCALE-10: as soon as possible while the shop is open, and the slots of the coming days, all in the shop's
 * zone.
 */
export const timeOptions = (
  shop: Pick<Shop, 'schedule' | 'deliveryTime'>,
  now: Instant,
  zones: TimeZones,
  deviceZone: string,
): TimeOptions => {
  const { schedule } = shop;
  const { timeZone } = schedule;
  const lead = leadOf(shop);
  const opening = openingAt(schedule, now, zones);
  const after = (minutes: number): string => localTimeOf(instant(now + minutes * MINUTE_MS), timeZone, zones);
  const days = slotDays({ schedule, now, leadMinutes: lead.to, zones });
  const slots = days.flatMap(({ date, times }) => times.map((time): Slot => ({ date, time }))).slice(0, NEAREST + 1);
  return {
    today: localDateOf(now, timeZone, zones),
    soonest: opening.kind === 'open' ? { from: after(lead.from), to: after(lead.to) } : undefined,
    days,
    next: slots.slice(0, NEAREST),
    later: slots[NEAREST],
    otherZone: isOtherZone(timeZone, deviceZone, now, zones) ? zoneCity(timeZone) : undefined,
  };
};

/** Returns the half hour that starts with a slot. */
export const windowOf = ({ time }: Pick<Slot, 'time'>): TimeWindow => ({
  from: time,
  to: timeText(((parseTime(time) ?? 0) + SLOT_MINUTES) % 1440),
});

/** Returns the key of a day's name relative to today. */
export const dayNameOf = (date: string, today: string): 'today' | 'tomorrow' | 'other' =>
  date === today ? 'today' : date === addDays(today, 1) ? 'tomorrow' : 'other';

/** LOCALE-10: whether the clocks of the shop and of the device differ now. */
const isOtherZone = (zone: string, deviceZone: string, now: Instant, zones: TimeZones): boolean =>
  zones.offsetAt(zone, now) !== zones.offsetAt(deviceZone, now);

/** Returns the city of a zone: "Europe/Amsterdam" is "Amsterdam". */
const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
