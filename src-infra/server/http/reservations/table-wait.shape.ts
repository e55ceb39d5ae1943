import { localDateOf, localTimeOf } from '@domain/calendar/index.ts';
import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import type { ShopRecord } from '../../features/catalog/index.ts';
import type { StandingWait } from '../../features/reservations/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { toShopBrief, type CatalogContext } from '../catalog/index.ts';
import { toSection, toTable, wallTime } from './reservation.shape.ts';

/** The extension `reservation_waiting`: a place in a line; without the shop where customers no longer see it. */
export const toTableWait = (
  wait: StandingWait,
  shop: ShopRecord | undefined,
  now: Instant,
  context: CatalogContext,
) => {
  const timeOf = (at: number): string => localTimeOf(instant(at), wait.timezone, context.zones);
  return {
    id: wait.id,
    status: wait.status,
    shop: shop ? toShopBrief(shop, context) : null,
    shop_section: wait.section ? toSection(wait.section, context) : null,
    date: localDateOf(instant(wait.first_at), wait.timezone, context.zones),
    time_from: timeOf(wait.first_at),
    time_to: timeOf(wait.last_at),
    guest: wait.guests,
    parties_before: wait.before,
    offer: toTableOffer(wait, now, context),
    created_at: wireTime(wait.joined_at),
  };
};

/** What is kept for the customer now. */
const toTableOffer = (
  { status, place, place_section, starts_at, ends_at, offered_until, timezone }: StandingWait,
  now: Instant,
  context: CatalogContext,
) =>
  status === 'offered' && place && place_section && starts_at !== null && ends_at !== null && offered_until !== null
    ? {
        table: { ...toTable(place), shop_section: toSection(place_section, context) },
        start_date: wallTime(starts_at, timezone, context),
        end_date: wallTime(ends_at, timezone, context),
        seconds_left: Math.max(0, Math.floor((offered_until - now) / 1000)),
      }
    : null;
