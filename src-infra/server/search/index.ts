export { addBit, allBits, noBits, type Bits } from './bits.ts';
export { createTextIndex, type Found, type TextEntry, type TextIndex } from './text-index.ts';
