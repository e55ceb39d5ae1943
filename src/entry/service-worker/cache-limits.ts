import { DAY_MS } from '@domain/kernel/clock.port.ts';
/** How many responses of a kind are cached, and for how long. */
export type CacheLimits = { readonly count: number; readonly ageMs: number };
export type Dated<Key> = { readonly key: Key; readonly at: number };

export const PAGE_LIMITS: CacheLimits = { count: 30, ageMs: 14 * DAY_MS };
export const READ_LIMITS: CacheLimits = { count: 150, ageMs: 14 * DAY_MS };
/** For files whose build is rarely replaced; the least recently stored names leave first. */
export const ASSET_LIMITS: CacheLimits = { count: 200, ageMs: 90 * DAY_MS };

/** A clock that was set back makes a copy look newer than now; it then counts as fresh. */
export const isExpired = (at: number, now: number, { ageMs }: CacheLimits): boolean => !(now - at <= ageMs);

/** Returns what has to be evicted: everything too old, and the oldest of the rest beyond the limit. */
export const entriesToEvict = <Key>(
  entries: readonly Dated<Key>[],
  now: number,
  bounds: CacheLimits,
): readonly Key[] => {
  const [old, young] = [
    entries.filter(({ at }) => isExpired(at, now, bounds)),
    entries.filter(({ at }) => !isExpired(at, now, bounds)),
  ];
  const beyond = [...young].sort((left, right) => right.at - left.at).slice(bounds.count);
  return [...old, ...beyond].map(({ key }) => key);
};
