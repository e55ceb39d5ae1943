export { addBit, allBits, noBits, type Bits } from './bits.ts';
export { createTextIndex, type TextEntry, type TextIndex } from './text-index.ts';
