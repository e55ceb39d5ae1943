import type { CartLine, LineKey } from './cart-line.ts';

/** A line with its place in the list; places are numbers that only grow, so a place once given never moves. */
export type PlacedLine = { readonly line: CartLine; readonly place: number };

type Change = { readonly key: LineKey; readonly placed: PlacedLine | undefined };

/**
 * One version of a keyed list of lines. The newest version owns a mutable map; an older one holds the changes that lead
 * back to it and is made the owner when somebody reads it (H. G. Baker, "Shallow Binding Makes Functional Arrays Fast").
 * A command on the newest version thus costs the same at ten lines and at ten thousand.
 */
export type Version = { state: { readonly lines: Map<LineKey, PlacedLine> } | { readonly newer: Version; readonly undo: readonly Change[] } };

export const emptyVersion = (): Version => ({ state: { lines: new Map() } });

/** The map of a version. It may be read until the next call with any version of the same list, and not be written. */
export const linesOf = (version: Version): ReadonlyMap<LineKey, PlacedLine> => own(version);

/** A new version that differs in the given keys; the old one stays as it was. */
export const changed = (version: Version, changes: readonly Change[]): Version => {
  const lines = own(version);
  const undo = changes.map(({ key }) => ({ key, placed: lines.get(key) })).reverse();
  write(lines, changes);
  const newer: Version = { state: { lines } };
  version.state = { newer, undo };
  return newer;
};

/** Makes a version the owner of the map: turns the chain of changes round, from the owner down to this version. */
const own = (version: Version): Map<LineKey, PlacedLine> => {
  const chain: Version[] = [];
  let current = version;
  while ('newer' in current.state) {
    chain.push(current);
    current = current.state.newer;
  }
  const { lines } = current.state;
  for (const older of chain.reverse()) {
    if (!('undo' in older.state)) continue;
    const { undo } = older.state;
    const redo = undo.map(({ key }) => ({ key, placed: lines.get(key) })).reverse();
    write(lines, undo);
    current.state = { newer: older, undo: redo };
    older.state = { lines };
    current = older;
  }
  return lines;
};

const write = (lines: Map<LineKey, PlacedLine>, changes: readonly Change[]): void => {
  for (const { key, placed } of changes) {
    if (placed) lines.set(key, placed);
    else lines.delete(key);
  }
};
