import { randomBytes } from 'node:crypto';

/** The only source of unpredictable values. */
export interface Random {
  bytes(count: number): Uint8Array;
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count) };

/** A v4 uuid. */
export const randomUuid = (random: Random): string => {
  const bytes = Uint8Array.from(random.bytes(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** 256 bits as 43 characters safe in headers and addresses. */
export const randomSecret = (random: Random): string => Buffer.from(random.bytes(32)).toString('base64url');

/** Each character of the text is equally likely: bytes that would favor some are drawn again. */
export const randomText = (random: Random, alphabet: string, length: number): string => {
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of random.bytes(length * 2)) {
      if (byte < limit && text.length < length) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
};

/** From 0 to 1, with 32 bits. */
export const randomFraction = (random: Random): number =>
  new DataView(Uint8Array.from(random.bytes(4)).buffer).getUint32(0) / 0xffff_ffff;
