import type { Reach } from '@domain/search/index.ts';
import { addBit, noBits, type Bits } from './bits.ts';

/**
 * The entries that contain words: ascending, each in one to few bytes, with a mark for where in the entry the word
 * first occurs.
 */
export interface WordTable {
  /** How many entries there are. */
  readonly size: number;
  /** Distinct and sorted. */
  readonly words: readonly string[];
  /** Adds the entries of a word. */
  collect(word: number, posting: Posting): void;
  /** Whether some entry of the set contains a word. */
  isIn(word: number, entries: Bits): boolean;
}
/** The entries of words, by how much of an entry is read. */
export type Posting = Readonly<Record<Reach, Bits>>;

export const noPosting = (size: number): Posting => ({ name: noBits(size), kind: noBits(size), all: noBits(size) });

/** The folded words that find an entry. */
export type TextEntry = {
  readonly name: readonly string[];
  readonly kind: readonly string[];
  readonly other: readonly string[];
};

export interface WordTableBuilder {
  /** Entries arrive most popular first, each at its position; positions may be skipped. */
  add(place: number, entry: TextEntry): void;
  build(size: number): WordTable;
}

type Draft = { bytes: Uint8Array; length: number; last: number };
const FIRST_BYTES = 8;
const MOST_BYTES_OF_ONE = 5;
/** The place of a word takes two bits. */
const PLACES = 4;

export const createWordTableBuilder = (): WordTableBuilder => {
  const drafts = new Map<string, Draft>();

  const put = (entry: number, word: string, where: number): void => {
    const draft = drafts.get(word) ?? { bytes: new Uint8Array(FIRST_BYTES), length: 0, last: 0 };
    drafts.set(word, draft);
    if (draft.length + MOST_BYTES_OF_ONE > draft.bytes.length) draft.bytes = grown(draft.bytes);
    let rest = (entry - draft.last) * PLACES + where;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) draft.bytes[draft.length++] = (rest % 0x80) | 0x80;
    draft.bytes[draft.length++] = rest;
    draft.last = entry;
  };

  return {
    add: (place, { name, kind, other }) => {
      const known = new Set<string>();
      [name, kind, other].forEach((words, where) => {
        for (const word of words) if (!known.has(word) && known.add(word)) put(place, word, where);
      });
    },
    build: (size) => pack(drafts, size),
  };
};

const grown = (bytes: Uint8Array): Uint8Array => {
  const larger = new Uint8Array(bytes.length * 2);
  larger.set(bytes);
  return larger;
};

const pack = (drafts: ReadonlyMap<string, Draft>, size: number): WordTable => {
  const words = [...drafts.keys()].sort();
  const starts = new Uint32Array(words.length + 1);
  words.forEach((word, index) => {
    starts[index + 1] = (starts[index] ?? 0) + (drafts.get(word)?.length ?? 0);
  });
  const bytes = new Uint8Array(starts[words.length] ?? 0);
  words.forEach((word, index) => {
    const draft = drafts.get(word);
    if (draft) bytes.set(draft.bytes.subarray(0, draft.length), starts[index]);
  });

  /** Until `visit` says that it has seen enough. */
  const each = (word: number, visit: (entry: number, where: number) => boolean): void => {
    const end = starts[word + 1] ?? 0;
    let entry = 0;
    for (let at = starts[word] ?? 0; at < end; at++) {
      let byte = bytes[at] ?? 0;
      let value = byte & 0x7f;
      for (let shift = 7; byte >= 0x80; shift += 7) {
        byte = bytes[++at] ?? 0;
        value |= (byte & 0x7f) << shift;
      }
      entry += value >>> 2;
      if (visit(entry, value & (PLACES - 1))) return;
    }
  };

  return {
    size,
    words,
    collect: (word, { name, kind, all }) =>
      each(word, (entry, where) => {
        addBit(all, entry);
        if (where < 2) addBit(kind, entry);
        if (where === 0) addBit(name, entry);
        return false;
      }),
    isIn: (word, entries) => {
      let isFound = false;
      each(word, (entry) => (isFound = ((entries[entry >>> 5] ?? 0) & (1 << (entry & 31))) !== 0));
      return isFound;
    },
  };
};
