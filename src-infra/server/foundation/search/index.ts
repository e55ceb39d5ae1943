export { addBit, allBits, both, countBits, hasBit, noBits, removeBit, walkOver, type Bits } from './bits.ts';
export { createBoundedMap } from './bounded-map.ts';
export { matchTexts } from './match-texts.ts';
export { indexTexts, wholeName, type TextIndex } from './text-index.ts';
export { createWordTableBuilder, type WordTableBuilder } from './word-table.ts';
