import { utf8Bytes } from './utf8.ts';

/** FIPS 180-4: lower-case hex SHA-256 of a text's UTF-8 bytes. */
export const sha256Hex = (text: string): string => {
  const state = [...START];
  const words = padded(utf8Bytes(text));
  for (let block = 0; block < words.length; block += 16) compress(state, words.slice(block, block + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};

const PRIMES: readonly number[] = Array.from({ length: 312 }, (_, index) => index).filter(
  (candidate) =>
    candidate > 1 && ![2, 3, 5, 7, 11, 13, 17].some((factor) => factor < candidate && candidate % factor === 0),
);

/** The first 32 bits of a number's fractional part. */
const fractionBits = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;

const START: readonly number[] = PRIMES.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));
const ROUND: readonly number[] = PRIMES.slice(0, 64).map((prime) => fractionBits(Math.cbrt(prime)));

/** Big-endian words of the message with its end mark and its length in bits. */
const padded = (bytes: readonly number[]): readonly number[] => {
  const length = ((bytes.length + 8) >> 6) * 16 + 16;
  const words = Array.from({ length }, () => 0);
  [...bytes, 0x80].forEach((byte, index) => {
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - (index % 4) * 8));
  });
  words[length - 2] = Math.floor(bytes.length / 2 ** 29);
  words[length - 1] = (bytes.length << 3) | 0;
  return words;
};

const rotate = (word: number, count: number): number => (word >>> count) | (word << (32 - count));

const compress = (state: number[], block: readonly number[]): void => {
  const w = [...block];
  for (let t = 16; t < 64; t++) {
    const w15 = w[t - 15] ?? 0;
    const w2 = w[t - 2] ?? 0;
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    w.push(((w[t - 16] ?? 0) + s0 + (w[t - 7] ?? 0) + s1) | 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[t] ?? 0) + (w[t] ?? 0)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = ((state[index] ?? 0) + word) | 0;
  });
};
