import type { CartLine, LineKey } from './cart-line.ts';

/** A line with its place in the list; places only grow, so a place once given never moves. The sums are kept so that totals can run. */
export type PlacedLine = { readonly key: LineKey; readonly line: CartLine; readonly place: number; readonly gross: number; readonly discount: number };

export type Change = { readonly key: LineKey; readonly placed: PlacedLine | undefined };

type Lines = Map<LineKey, PlacedLine>;

/**
 * One version of a keyed list of lines. The newest version owns a mutable map; an older one holds the changes that lead
 * back to it and is made the owner when somebody reads it (H. G. Baker, "Shallow Binding Makes Functional Arrays Fast").
 * A command on the newest version thus costs the same at ten lines and at ten thousand.
 */
export type Version = { state: { readonly lines: Lines } | { readonly newer: Version; readonly undo: readonly Change[] } };

export const emptyVersion = (): Version => ({ state: { lines: new Map() } });

/** The map of a version. It may be read until the next call with any version of the same list, and not be written. */
export const linesOf = (version: Version): ReadonlyMap<LineKey, PlacedLine> => own(version);

/** A new version that differs in the given keys; the old one stays as it was. */
export const changed = (version: Version, changes: readonly Change[]): Version => {
  const lines = own(version);
  const undo = write(lines, changes);
  const newer: Version = { state: { lines } };
  version.state = { newer, undo };
  return newer;
};

/** Keys in which two versions may differ. */
export const keysBetween = (left: Version, right: Version): ReadonlySet<LineKey> => {
  const lines = own(right);
  const keys = new Set<LineKey>();
  let current = left;
  while ('newer' in current.state) {
    for (const { key } of current.state.undo) keys.add(key);
    current = current.state.newer;
  }
  return current === right ? keys : new Set([...current.state.lines.keys(), ...lines.keys(), ...keys]);
};

/** Makes a version the owner of the map: turns the chain of changes round, from the owner down to this version. */
const own = (version: Version): Lines => {
  if ('lines' in version.state) return version.state.lines;
  const chain: Version[] = [];
  let current = version;
  while ('newer' in current.state) {
    chain.push(current);
    current = current.state.newer;
  }
  const { lines } = current.state;
  for (const older of chain.reverse()) {
    if (!('undo' in older.state)) continue;
    current.state = { newer: older, undo: write(lines, older.state.undo) };
    older.state = { lines };
    current = older;
  }
  return lines;
};

/** Applies changes in their order and returns those that take them back. */
const write = (lines: Lines, changes: readonly Change[]): readonly Change[] => {
  const undo = changes.map(({ key, placed }) => {
    const before = lines.get(key);
    if (placed) lines.set(key, placed);
    else lines.delete(key);
    return { key, placed: before };
  });
  return undo.length > 1 ? undo.reverse() : undo;
};
