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
export const hasBit = (bits: Bits, index: number): boolean => ((bits[index >>> 5] ?? 0) & (1 << (index & 31))) !== 0;

export const removeBit = (bits: Bits, index: number): void => {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) & ~(1 << (index & 31));
};

export const both = (left: Bits, right: Bits): Bits => {
  const common = new Uint32Array(left.length);
  for (let at = 0; at < left.length; at++) common[at] = (left[at] ?? 0) & (right[at] ?? 0);
  return common;
};

export const either = (left: Bits, right: Bits): Bits => {
  const union = new Uint32Array(left.length);
  for (let at = 0; at < left.length; at++) union[at] = (left[at] ?? 0) | (right[at] ?? 0);
  return union;
};

/** Whether the sets have a member in common. */
export const meet = (left: Bits, right: Bits): boolean => {
  for (let at = 0; at < left.length; at++) if (((left[at] ?? 0) & (right[at] ?? 0)) !== 0) return true;
  return false;
};

export const countBits = (bits: Bits): number => {
  let count = 0;
  for (let at = 0; at < bits.length; at++) count += ones(bits[at] ?? 0);
  return count;
};

const ones = (word: number): number => {
  let rest = word - ((word >>> 1) & 0x5555_5555);
  rest = (rest & 0x3333_3333) + ((rest >>> 2) & 0x3333_3333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
};

/** The members of a set that are not in another one, ascending, one after another. */
export interface Walk {
  /** The next member; -1 at the end. */
  next(): number;
  /** Skips up to a number of set bits, whole words at once; returns how many it skipped. */
  skip(count: number): number;
}

export const walkOver = (bits: Bits, without: Bits | undefined): Walk => {
  let at = -1;
  let rest = 0;
  const wordAt = (place: number): number => ((bits[place] ?? 0) & ~(without?.[place] ?? 0)) >>> 0;
  const next = (): number => {
    while (rest === 0) {
      at += 1;
      if (at >= bits.length) return -1;
      rest = wordAt(at);
    }
    const lowest = rest & -rest;
    rest = (rest & (rest - 1)) >>> 0;
    return at * 32 + 31 - Math.clz32(lowest);
  };
  return {
    next,
    skip: (count) => {
      let left = count;
      while (left > 0) {
        if (rest !== 0 && ones(rest) > left) {
          next();
          left -= 1;
          continue;
        }
        left -= ones(rest);
        at += 1;
        if (at >= bits.length) {
          rest = 0;
          return count - left;
        }
        rest = wordAt(at);
      }
      return count;
    },
  };
};
