import type { CartLine, LineKey } from '../cart-line.ts';
import {
  copyTable,
  emptyTable,
  assign,
  currentLine,
  tableLines,
  slotOf,
  type Content,
  type LineTable,
  type Slot,
} from './line-table.ts';

/**
 * One version of a persistent map of lines. The newest version owns a table that is written in place. An older one
 * stores the single slot in which it differs from the next newer one, and takes over the table when it is read (H. G.
 * Baker, "Shallow Binding Makes Functional Arrays Fast"). So a command on the newest version costs the same at ten
 * lines and at ten thousand, and unused versions can be collected.
 */
export type CartVersion = Content & {
  table: LineTable | undefined;
  newer: CartVersion | undefined;
  slot: Slot | undefined;
};

/** A list without lines. */
export const emptyVersion = (): CartVersion => versionOf(emptyTable());

/** The slot of a key, if it ever had one. */
export const slotIn = (version: CartVersion, key: LineKey): Readonly<Slot> | undefined =>
  reroot(version).slots.get(key);

/** The slot of a key, to be written by `nextVersion`. */
export const slotFor = (version: CartVersion, key: LineKey): Readonly<Slot> => slotOf(reroot(version), key);

/** The line under a key. */
export const lineIn = (version: CartVersion, key: LineKey): CartLine | undefined => {
  const slot = reroot(version).slots.get(key);
  return slot && currentLine(slot);
};

/** The lines in their order. */
export const linesOf = (version: CartVersion): readonly CartLine[] => tableLines(reroot(version));

/** Returns a version that differs in one slot; the old one stays as it was. `lines` is the new number of lines. */
export const nextVersion = (version: CartVersion, slot: Slot, content: Content, lines: number): CartVersion => {
  const table = reroot(version);
  table.writes += 1;
  if (table.writes > WRITES_LEAST + lines * WRITES_PER_LINE) return fork(table, slot.key, content);
  const newer = versionOf(table);
  pointTo(version, newer, slot);
  assign(slot, content);
  return newer;
};

/** Keys in which two versions may differ. */
export const keysBetween = (left: CartVersion, right: CartVersion): readonly LineKey[] => {
  reroot(right);
  const keys = new Set<LineKey>();
  let current = left;
  for (; current.newer; current = current.newer) if (current.slot) keys.add(current.slot.key);
  return [
    ...(current === right ? keys : new Set([left, right].flatMap((version) => [...reroot(version).slots.keys()]))),
  ];
};

const WRITES_LEAST = 64;
const WRITES_PER_LINE = 16;

/** Named one by one: each command makes one, and a spread takes its time. */
const versionOf = (table: LineTable): CartVersion => ({
  table,
  newer: undefined,
  slot: undefined,
  line: undefined,
  quantity: 0,
  position: 0,
  gross: 0,
  discount: 0,
  grossEach: 0,
  discountEach: 0,
});

/**
 * Returns a version with a table of its own. A kept old version holds everything written since in memory; a new table
 * now and then ends that. The write counter of the old table restarts, so its own next copy is not due sooner.
 */
const fork = (table: LineTable, key: LineKey, content: Content): CartVersion => {
  table.writes = 0;
  const copy = copyTable(table);
  assign(slotOf(copy, key), content);
  return versionOf(copy);
};

/** Makes a version the owner of the table by reversing the chain of differences between it and the owner. */
const reroot = (version: CartVersion): LineTable => version.table ?? rerootAt(version);

const rerootAt = (version: CartVersion): LineTable => {
  const chain: CartVersion[] = [];
  let owner = version;
  for (; owner.newer; owner = owner.newer) chain.push(owner);
  const { table } = owner;
  if (!table) throw new TypeError('A version without lines and without a newer one');
  for (const older of chain.reverse()) {
    const { slot, line, quantity, position, gross, discount, grossEach, discountEach } = older;
    if (slot) {
      pointTo(owner, older, slot);
      assign(slot, { line, quantity, position, gross, discount, grossEach, discountEach });
    }
    older.table = table;
    older.newer = undefined;
    owner = older;
  }
  return table;
};

/** `version` gives up the table: from now on it is `newer` with the slot's present content. */
const pointTo = (version: CartVersion, newer: CartVersion, slot: Slot): void => {
  version.table = undefined;
  version.newer = newer;
  version.slot = slot;
  assign(version, slot);
};
