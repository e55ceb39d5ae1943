/** How much of a kind is kept, and for how long. */
export type Bounds = { readonly count: number; readonly ageMs: number };
export type Dated<Key> = { readonly key: Key; readonly at: number };

const DAY_MS = 86_400_000;

export const PAGE_BOUNDS: Bounds = { count: 30, ageMs: 14 * DAY_MS };
export const READ_BOUNDS: Bounds = { count: 150, ageMs: 14 * DAY_MS };
/** Files of a build that is replaced seldom; names that nobody asks for any more leave first. */
export const ASSET_BOUNDS: Bounds = { count: 200, ageMs: 90 * DAY_MS };

/** A clock that was set back makes a copy look younger than now; it is then as good as new. */
export const isTooOld = (at: number, now: number, { ageMs }: Bounds): boolean => !(now - at <= ageMs);

/** What has to go: everything too old, and of the rest the oldest beyond the number. */
export const surplus = <Key>(entries: readonly Dated<Key>[], now: number, bounds: Bounds): readonly Key[] => {
  const [old, young] = [entries.filter(({ at }) => isTooOld(at, now, bounds)), entries.filter(({ at }) => !isTooOld(at, now, bounds))];
  const beyond = [...young].sort((left, right) => right.at - left.at).slice(bounds.count);
  return [...old, ...beyond].map(({ key }) => key);
};
