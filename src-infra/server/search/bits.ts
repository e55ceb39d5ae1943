/** A set of small whole numbers below a fixed size. */
export type Bits = Uint32Array;

export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

export const allBits = (size: number): Bits => {
  const bits = noBits(size).fill(0xffff_ffff);
  if (size % 32 > 0) bits[bits.length - 1] = 2 ** (size % 32) - 1;
  return bits;
};

export const addBit = (bits: Bits, index: number): void => {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31));
};

export const both = (left: Bits, right: Bits): Bits => left.map((word, index) => word & (right[index] ?? 0));
export const onlyFirst = (left: Bits, right: Bits): Bits => left.map((word, index) => word & ~(right[index] ?? 0));
export const isEmpty = (bits: Bits): boolean => bits.every((word) => word === 0);

/** The numbers in ascending order. */
export const membersOf = (bits: Bits): number[] => {
  const members: number[] = [];
  bits.forEach((word, index) => {
    for (let rest = word >>> 0; rest !== 0; rest = (rest & (rest - 1)) >>> 0) members.push(index * 32 + 31 - Math.clz32(rest & -rest));
  });
  return members;
};
