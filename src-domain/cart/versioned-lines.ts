import { withQuantity, type CartLine, type LineKey } from './cart-line.ts';

/**
 * What stands under a key: a line, how many pieces of it, its place in the list, its sums in minor units and how much of
 * them one piece more adds, so that totals can run. The line is brought up to its pieces when somebody looks at it: a
 * command need not make one. No line: nothing stands there.
 */
export type Content = {
  line: CartLine | undefined;
  quantity: number;
  place: number;
  gross: number;
  discount: number;
  grossEach: number;
  discountEach: number;
};

/** The content of a key without a line. */
export const NOTHING: Readonly<Content> = { line: undefined, quantity: 0, place: 0, gross: 0, discount: 0, grossEach: 0, discountEach: 0 };

/** The content of a key in the version that owns the table; it changes with the owner, so read it at once. */
export type Slot = Content & { readonly key: LineKey };

/** A removed line leaves its slot behind, empty. */
type Table = { readonly slots: Map<LineKey, Slot>; writes: number };

/**
 * One version of a keyed list of lines. The newest version owns a table that is written in place; an older one knows the one
 * content that leads back to it from the next, and is made the owner when somebody reads it (H. G. Baker, "Shallow Binding
 * Makes Functional Arrays Fast"). A command on the newest version thus costs the same at ten lines and at ten thousand,
 * and what it leaves in memory does not outlive it.
 */
export type Version = Content & { table: Table | undefined; newer: Version | undefined; slot: Slot | undefined };

/** A list without lines. */
export const emptyVersion = (): Version => versionOf({ slots: new Map(), writes: 0 });

/** The slot of a key, if it ever had one. */
export const slotIn = (version: Version, key: LineKey): Readonly<Slot> | undefined => own(version).slots.get(key);

/** The slot of a key, to be written by `changed`. */
export const slotFor = (version: Version, key: LineKey): Readonly<Slot> => slotOf(own(version), key);

/** The line under a key with its pieces. */
export const lineIn = (version: Version, key: LineKey): CartLine | undefined => {
  const slot = own(version).slots.get(key);
  return slot && shown(slot);
};

/** The lines in their order; those of one place by their keys. */
export const linesOf = (version: Version): readonly CartLine[] =>
  [...own(version).slots.values()]
    .filter(({ line }) => line)
    .sort((left, right) => left.place - right.place || (left.key < right.key ? -1 : 1))
    .flatMap((slot) => shown(slot) ?? []);

/** A new version that differs in one slot; the old one stays as it was. `lines` tells how many it has then. */
export const changed = (version: Version, slot: Slot, content: Content, lines: number): Version => {
  const table = own(version);
  table.writes += 1;
  // A version that somebody keeps holds all that was written since: a new table ends that, and drops empty slots.
  if (table.writes > WRITES_LEAST + lines * WRITES_PER_LINE) return apart(table, slot.key, content);
  const newer = versionOf(table);
  leadTo(version, newer, slot);
  fill(slot, content);
  return newer;
};

/** Keys in which two versions may differ. */
export const keysBetween = (left: Version, right: Version): ReadonlySet<LineKey> => {
  own(right);
  const keys = new Set<LineKey>();
  let current = left;
  for (; current.newer; current = current.newer) if (current.slot) keys.add(current.slot.key);
  return current === right ? keys : new Set([left, right].flatMap((version) => [...own(version).slots.keys()]));
};

const WRITES_LEAST = 64;
const WRITES_PER_LINE = 16;

const versionOf = (table: Table): Version => ({ table, newer: undefined, slot: undefined, line: undefined, quantity: 0, place: 0, gross: 0, discount: 0, grossEach: 0, discountEach: 0 });

const slotOf = ({ slots }: Table, key: LineKey): Slot => {
  const known = slots.get(key);
  if (known) return known;
  const slot: Slot = { key, line: undefined, quantity: 0, place: 0, gross: 0, discount: 0, grossEach: 0, discountEach: 0 };
  slots.set(key, slot);
  return slot;
};

const fill = (target: Content, { line, quantity, place, gross, discount, grossEach, discountEach }: Content): void => {
  target.line = line;
  target.quantity = quantity;
  target.place = place;
  target.gross = gross;
  target.discount = discount;
  target.grossEach = grossEach;
  target.discountEach = discountEach;
};

const shown = (slot: Slot): CartLine | undefined => (slot.line &&= withQuantity(slot.line, slot.quantity));

/** A version with a table of its own. */
const apart = (table: Table, key: LineKey, content: Content): Version => {
  const copy: Table = { slots: new Map(), writes: 0 };
  for (const slot of table.slots.values()) if (slot.line) fill(slotOf(copy, slot.key), slot);
  fill(slotOf(copy, key), content);
  return versionOf(copy);
};

/** Makes a version the owner of the table: turns the chain of changes round, from the owner down to this version. */
const own = (version: Version): Table => version.table ?? claim(version);

const claim = (version: Version): Table => {
  const chain: Version[] = [];
  let owner = version;
  for (; owner.newer; owner = owner.newer) chain.push(owner);
  const { table } = owner;
  if (!table) throw new TypeError('A version without lines and without a newer one');
  for (const older of chain.reverse()) {
    const { slot } = older;
    if (slot) {
      const content = { ...older };
      leadTo(owner, older, slot);
      fill(slot, content);
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
