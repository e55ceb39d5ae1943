import type { CartLine, LineKey } from './cart-line.ts';
import { copyOf, emptyTable, fill, shown, shownLines, slotOf, type Content, type LineTable, type Slot } from './line-table.ts';

/**
 * One version of a keyed list of lines. The newest version owns a table that is written in place; an older one knows the one
 * content that leads back to it from the next, and is made the owner when somebody reads it (H. G. Baker, "Shallow Binding
 * Makes Functional Arrays Fast"). A command on the newest version thus costs the same at ten lines and at ten thousand,
 * and what it leaves in memory does not outlive it.
 */
export type Version = Content & { table: LineTable | undefined; newer: Version | undefined; slot: Slot | undefined };

/** A list without lines. */
export const emptyVersion = (): Version => versionOf(emptyTable());

/** The slot of a key, if it ever had one. */
export const slotIn = (version: Version, key: LineKey): Readonly<Slot> | undefined => own(version).slots.get(key);

/** The slot of a key, to be written by `changed`. */
export const slotFor = (version: Version, key: LineKey): Readonly<Slot> => slotOf(own(version), key);

/** The line under a key. */
export const lineIn = (version: Version, key: LineKey): CartLine | undefined => {
  const slot = own(version).slots.get(key);
  return slot && shown(slot);
};

/** The lines in their order. */
export const linesOf = (version: Version): readonly CartLine[] => shownLines(own(version));

/** A new version that differs in one slot; the old one stays as it was. `lines` tells how many it has then. */
export const changed = (version: Version, slot: Slot, content: Content, lines: number): Version => {
  const table = own(version);
  table.writes += 1;
  if (table.writes > WRITES_LEAST + lines * WRITES_PER_LINE) return apart(table, slot.key, content);
  const newer = versionOf(table);
  leadTo(version, newer, slot);
  fill(slot, content);
  return newer;
};

/** Keys in which two versions may differ. */
export const keysBetween = (left: Version, right: Version): readonly LineKey[] => {
  own(right);
  const keys = new Set<LineKey>();
  let current = left;
  for (; current.newer; current = current.newer) if (current.slot) keys.add(current.slot.key);
  return [...(current === right ? keys : new Set([left, right].flatMap((version) => [...own(version).slots.keys()])))];
};

const WRITES_LEAST = 64;
const WRITES_PER_LINE = 16;

/** Named one by one: each command makes one, and a spread takes its time. */
const versionOf = (table: LineTable): Version => ({
  table, newer: undefined, slot: undefined, line: undefined, quantity: 0, place: 0, gross: 0, discount: 0, grossEach: 0, discountEach: 0,
});

/**
 * A version with a table of its own. An old version that somebody keeps holds all that was written since; a new table now
 * and then ends that. Whoever goes on from the old table pays for the next copy as late as anybody.
 */
const apart = (table: LineTable, key: LineKey, content: Content): Version => {
  table.writes = 0;
  const copy = copyOf(table);
  fill(slotOf(copy, key), content);
  return versionOf(copy);
};

/** Makes a version the owner of the table: turns the chain of changes round, from the owner down to this version. */
const own = (version: Version): LineTable => version.table ?? claim(version);

const claim = (version: Version): LineTable => {
  const chain: Version[] = [];
  let owner = version;
  for (; owner.newer; owner = owner.newer) chain.push(owner);
  const { table } = owner;
  if (!table) throw new TypeError('A version without lines and without a newer one');
  for (const older of chain.reverse()) {
    const { slot, line, quantity, place, gross, discount, grossEach, discountEach } = older;
    if (slot) {
      leadTo(owner, older, slot);
      fill(slot, { line, quantity, place, gross, discount, grossEach, discountEach });
    }
    older.table = table;
    older.newer = undefined;
    owner = older;
  }
  return table;
};

/** `version` gives the table up: it is `newer` with what the slot holds now. */
const leadTo = (version: Version, newer: Version, slot: Slot): void => {
  version.table = undefined;
  version.newer = newer;
  version.slot = slot;
  fill(version, slot);
};
