import { addDays, instantOfWall, localDateOf, type TimeZones } from '../calendar/index.ts';
import type { Instant } from '../kernel/clock.port.ts';
import { PIECES_MAX } from './check-product.ts';

/** The minute of the day at which what was sold out for today is offered again: when no shop is open. */
const NEW_DAY = 5 * 60;

/**
 * OPS-6k: Returns the pieces of a stock whose seller saw `shown` and wants `wanted`: the difference is added to what is
 * there now, so that what was sold or given back meanwhile stays so. Never less than zero or more than `PIECES_MAX`.
 */
export const changedPieces = (current: number, shown: number, wanted: number): number =>
  Math.min(PIECES_MAX, Math.max(0, current + wanted - shown));

/** OPS-6l: Returns until when a stock is sold out "for today": the next five in the morning on the shop's clock. */
export const soldOutUntil = (now: Instant, timeZone: string, zones: TimeZones): Instant => {
  const today = localDateOf(now, timeZone, zones);
  const morning = instantOfWall(today, NEW_DAY, timeZone, zones);
  return morning > now ? morning : instantOfWall(addDays(today, 1), NEW_DAY, timeZone, zones);
};

/**
 * OPS-6m: Returns the menu with one product moved before its neighbor in the same category, or after it; the others
 * keep their order. The same menu if it has no such neighbor.
 */
export const movedInMenu = <Entry extends { readonly id: number; readonly category: number | undefined }>(
  menu: readonly Entry[],
  id: number,
  direction: 'up' | 'down',
): readonly Entry[] => {
  const from = menu.findIndex((entry) => entry.id === id);
  const step = direction === 'up' ? -1 : 1;
  const moved = menu[from];
  if (!moved) return menu;
  let to = from + step;
  while (menu[to] && menu[to]?.category !== moved.category) to += step;
  const neighbour = menu[to];
  if (!neighbour) return menu;
  return menu.map((entry, index) => (index === from ? neighbour : index === to ? moved : entry));
};
