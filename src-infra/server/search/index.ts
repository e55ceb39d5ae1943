export { addBit, allBits, both, countBits, noBits, removeBit, walkOver, type Bits } from './bits.ts';
export { createBoundedMap } from './bounded-map.ts';
export { createTextIndex, indexTexts, matchTexts, type TextIndex } from './text-index.ts';
export { createWordTableBuilder, type TextEntry } from './word-table.ts';
