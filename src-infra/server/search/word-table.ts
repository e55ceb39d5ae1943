import { addBit, type Bits } from './bits.ts';

/** In which entries words stand: entries ascending, each in one to few bytes, with a mark for those that have the word in their title. */
export interface WordTable {
  /** How many entries there are. */
  readonly size: number;
  /** Distinct and sorted. */
  readonly words: readonly string[];
  /** Adds the entries of a word. */
  collect(word: number, posting: Posting): void;
  /** Whether a word stands in some entry of the set. */
  isIn(word: number, entries: Bits): boolean;
}
export type Posting = { readonly inTitle: Bits; readonly anywhere: Bits };

/** What is found by: words of the title first, then all others. Folded. */
export type TextEntry = { readonly title: readonly string[]; readonly other: readonly string[] };

export interface WordTableBuilder {
  /** Entries come most popular first. */
  add(entry: TextEntry): void;
  build(): WordTable;
}

type Draft = { bytes: Uint8Array; length: number; last: number };
const FIRST_BYTES = 8;
const MOST_BYTES_OF_ONE = 5;

export const createWordTableBuilder = (): WordTableBuilder => {
  const drafts = new Map<string, Draft>();
  let size = 0;

  const put = (word: string, isInTitle: boolean): void => {
    const draft = drafts.get(word) ?? { bytes: new Uint8Array(FIRST_BYTES), length: 0, last: 0 };
    drafts.set(word, draft);
    if (draft.length + MOST_BYTES_OF_ONE > draft.bytes.length) draft.bytes = grown(draft.bytes);
    let rest = (size - draft.last) * 2 + (isInTitle ? 1 : 0);
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) draft.bytes[draft.length++] = (rest % 0x80) | 0x80;
    draft.bytes[draft.length++] = rest;
    draft.last = size;
  };

  return {
    add: ({ title, other }) => {
      const inTitle = new Set(title);
      for (const word of inTitle) put(word, true);
      for (const word of new Set(other)) if (!inTitle.has(word)) put(word, false);
      size += 1;
    },
    build: () => pack(drafts, size),
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
  words.forEach((word, index) => { starts[index + 1] = (starts[index] ?? 0) + (drafts.get(word)?.length ?? 0); });
  const bytes = new Uint8Array(starts[words.length] ?? 0);
  words.forEach((word, index) => {
    const draft = drafts.get(word);
    if (draft) bytes.set(draft.bytes.subarray(0, draft.length), starts[index]);
  });

  /** Until `visit` says that it has seen enough. */
  const each = (word: number, visit: (entry: number, isInTitle: boolean) => boolean): void => {
    const end = starts[word + 1] ?? 0;
    let entry = 0;
    for (let at = starts[word] ?? 0; at < end; at++) {
      let byte = bytes[at] ?? 0;
      let value = byte & 0x7f;
      for (let shift = 7; byte >= 0x80; shift += 7) {
        byte = bytes[++at] ?? 0;
        value |= (byte & 0x7f) << shift;
      }
      entry += value >>> 1;
      if (visit(entry, (value & 1) === 1)) return;
    }
  };

  return {
    size,
    words,
    collect: (word, { inTitle, anywhere }) =>
      each(word, (entry, isInTitle) => {
        addBit(anywhere, entry);
        if (isInTitle) addBit(inTitle, entry);
        return false;
      }),
    isIn: (word, entries) => {
      let isFound = false;
      each(word, (entry) => (isFound = ((entries[entry >>> 5] ?? 0) & (1 << (entry & 31))) !== 0));
      return isFound;
    },
  };
};
