import { localDateOf, type TimeZones } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { BonusRecord, DiscountRecord, ShopRecord } from './shop-record.ts';

/** Returns the current date in the shop's time zone (8.6). */
export const todayOf = (shop: Pick<ShopRecord, 'schedule'>, now: Instant, zones: TimeZones): string =>
  localDateOf(now, shop.schedule.timeZone, zones);

/** Contract 1.7: returns whether a date range includes today; its last day counts. */
export const isRunning = (
  { isActive, start, end }: Pick<DiscountRecord, 'isActive' | 'start' | 'end'>,
  today: string,
): boolean => isActive && start <= today && today <= end;
export const isBonusRunning = ({ isOn, expiresOn }: Pick<BonusRecord, 'isOn' | 'expiresOn'>, today: string): boolean =>
  isOn && today <= expiresOn;
