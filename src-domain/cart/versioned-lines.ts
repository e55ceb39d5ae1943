import type { CartLine, LineKey } from './cart-line.ts';

/** A line with its place in the list; places only grow, so a place once given never moves. The sums are kept so that totals can run. */
export type PlacedLine = { readonly line: CartLine; readonly place: number; readonly gross: number; readonly discount: number };

/** A removed line leaves its key behind: deleting and adding keys over and over would rebuild the table again and again. */
type Lines = { table: Map<LineKey, PlacedLine | undefined>; gaps: number };

/**
 * One version of a keyed list of lines. The newest version owns a mutable table; an older one knows the one change that
 * leads back to it from the next, and is made the owner when somebody reads it (H. G. Baker, "Shallow Binding Makes
 * Functional Arrays Fast"). A command on the newest version thus costs the same at ten lines and at ten thousand.
 */
export type Version = { lines: Lines | undefined; newer: Version | undefined; key: LineKey | undefined; placed: PlacedLine | undefined };

export const emptyVersion = (): Version => ({ lines: { table: new Map(), gaps: 0 }, newer: undefined, key: undefined, placed: undefined });

export const placedIn = (version: Version, key: LineKey): PlacedLine | undefined => own(version).table.get(key);

/** Keys and lines of a version, in no particular order. */
export const entriesOf = (version: Version): readonly (readonly [LineKey, PlacedLine])[] => {
  const entries: (readonly [LineKey, PlacedLine])[] = [];
  for (const [key, placed] of own(version).table) if (placed) entries.push([key, placed]);
  return entries;
};

/** A new version that differs in one key; the old one stays as it was. */
export const changed = (version: Version, key: LineKey, placed: PlacedLine | undefined): Version => {
  const lines = own(version);
  const newer: Version = { lines, newer: undefined, key: undefined, placed: undefined };
  leadTo(version, newer, key, write(lines, key, placed));
  return newer;
};

/** Keys in which two versions may differ. */
export const keysBetween = (left: Version, right: Version): ReadonlySet<LineKey> => {
  own(right);
  const keys = new Set<LineKey>();
  let current = left;
  for (; current.newer; current = current.newer) if (current.key !== undefined) keys.add(current.key);
  if (current === right) return keys;
  return new Set([...entriesOf(left), ...entriesOf(right)].map(([key]) => key));
};

/** Makes a version the owner of the table: turns the chain of changes round, from the owner down to this version. */
const own = (version: Version): Lines => version.lines ?? claim(version);

const claim = (version: Version): Lines => {
  const chain: Version[] = [];
  let owner = version;
  for (; owner.newer; owner = owner.newer) chain.push(owner);
  const { lines } = owner;
  if (!lines) throw new TypeError('A version without lines and without a newer one');
  for (const older of chain.reverse()) {
    if (older.key !== undefined) leadTo(owner, older, older.key, write(lines, older.key, older.placed));
    older.lines = lines;
    older.newer = undefined;
    owner = older;
  }
  return lines;
};

/** `version` gives the table up: it is `newer` with `placed` under `key`. */
const leadTo = (version: Version, newer: Version, key: LineKey, placed: PlacedLine | undefined): void => {
  version.lines = undefined;
  version.newer = newer;
  version.key = key;
  version.placed = placed;
};

/** Returns what stood under the key. */
const write = (lines: Lines, key: LineKey, placed: PlacedLine | undefined): PlacedLine | undefined => {
  const before = lines.table.get(key);
  if (!placed) lines.gaps += before ? 1 : 0;
  else if (!before && lines.table.has(key)) lines.gaps -= 1;
  lines.table.set(key, placed);
  if (!placed && lines.gaps > MOST_GAPS && lines.gaps * 2 > lines.table.size) closeGaps(lines);
  return before;
};

const MOST_GAPS = 32;

const closeGaps = (lines: Lines): void => {
  lines.table = new Map([...lines.table].filter(([, placed]) => placed));
  lines.gaps = 0;
};
