import { lineAmounts } from '../pricing/index.ts';
import { lineKey, withMandatory, type LineIdentity, type LineKey } from './cart-line.ts';
import { withNote } from './line-note.ts';
import type { InsertEntry, UserCartLine } from './user-cart.ts';

/**
 * ORDER-9f: The pieces of lines with notes, kept on the device for a server that keeps none. Lines that differ by their
 * notes alone are one line there.
 */
export type NotesAside = readonly InsertEntry[];

/** Keeps them for whoever is signed in. */
export interface NotesAsideStore {
  /** What this customer noted; nothing for another one. */
  read(): NotesAside;
  /** Keeps these instead, or forgets all with none. */
  write(notes: NotesAside): void;
}

/** The identity of a line for a server without notes. */
const plainKey = (line: LineIdentity): LineKey => lineKey(withNote(line, undefined));

/** Returns entries without notes; those that differed by their notes alone become one with all their pieces. */
export const withoutNotes = (entries: readonly InsertEntry[]): readonly InsertEntry[] => {
  const merged = new Map<LineKey, InsertEntry>();
  for (const entry of entries) {
    const known = merged.get(plainKey(entry));
    merged.set(plainKey(entry), {
      ...withNote(entry, undefined),
      quantity: (known?.quantity ?? 0) + entry.quantity,
    });
  }
  return [...merged.values()];
};

/**
 * ORDER-9f: Returns what to send to a server without notes, and what to keep aside, so that afterwards each named line
 * has its quantity. `held` are the lines as last shown. The same entries give the same again.
 */
export const entriesWithNotesAside = (
  entries: readonly InsertEntry[],
  aside: NotesAside,
  held: readonly InsertEntry[],
): { readonly entries: readonly InsertEntry[]; readonly aside: NotesAside } => {
  const named = new Set(entries.map(plainKey));
  const noted = new Set(aside.map(plainKey));
  const known = [...aside, ...held.filter((entry) => !noted.has(plainKey(entry)))];
  const pieces = new Map(known.map((entry) => [lineKey(entry), entry]));
  for (const entry of entries) pieces.set(lineKey(entry), entry);
  const all = [...pieces.values()];
  return {
    entries: removalsFirst(withoutNotes(all.filter((entry) => named.has(plainKey(entry))))),
    aside: besideNotes(all.filter(({ quantity }) => quantity > 0)),
  };
};

/**
 * ORDER-9f: Returns the server's lines with the notes that are kept aside. What the server holds more has no note; what
 * it holds less is missing from the last ones.
 */
export const linesWithNotesAside = (lines: readonly UserCartLine[], aside: NotesAside): readonly UserCartLine[] =>
  lines.flatMap((line) => {
    if (line.isBonus) return [line];
    let rest = line.quantity;
    const noted = aside.flatMap(({ note, ...entry }) => {
      const quantity = note === undefined || plainKey(entry) !== lineKey(line) ? 0 : Math.min(entry.quantity, rest);
      rest -= quantity;
      return quantity > 0 ? [withNote(inQuantity(line, quantity), note)] : [];
    });
    return rest > 0 ? [...noted, inQuantity(line, rest)] : noted;
  });

/** Returns the entries of lines of which some pieces have a note. */
export const besideNotes = (entries: readonly InsertEntry[]): NotesAside => {
  const noted = new Set(entries.filter(({ note }) => note !== undefined).map(plainKey));
  return entries.filter((entry) => noted.has(plainKey(entry)));
};

/** As `entriesBetween` lists them (CART-4e). */
const removalsFirst = (entries: readonly InsertEntry[]): readonly InsertEntry[] => [
  ...entries.filter(({ quantity }) => quantity === 0),
  ...entries.filter(({ quantity }) => quantity > 0),
];

const inQuantity = (line: UserCartLine, quantity: number): UserCartLine => {
  if (quantity === line.quantity) return line;
  const addons = withMandatory(line.addons, quantity);
  const { gross, discount } = lineAmounts(line.item.price, quantity, addons);
  return { ...line, quantity, addons, gross, discount };
};
