import { crc32 } from 'node:zlib';
import { asciiAt, viewOf } from './picture.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';
const KEPT = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
]);
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;
const HEADER_BYTES = FRAME_BYTES + 13;

/** Returns the chunks that show the picture, or `undefined` unless the file consists of whole chunks only. */
export const cleanPng = (bytes: Uint8Array): Uint8Array | undefined => {
  if (asciiAt(bytes, 0, 8) !== SIGNATURE) return undefined;
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  let hasPixels = false;
  for (let at = 8; at + FRAME_BYTES <= bytes.length;) {
    const end = at + FRAME_BYTES + view.getUint32(at);
    const type = asciiAt(bytes, at + 4, 4);
    if (
      end > bytes.length ||
      !/^[A-Za-z]{4}$/.test(type) ||
      crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)
    )
      return undefined;
    if ((at === 8) !== (type === 'IHDR') || (type === 'IHDR' && end - at !== HEADER_BYTES)) return undefined;
    // An unknown critical chunk: no browser would show the picture.
    if (!KEPT.has(type) && /^[A-Z]/.test(type)) return undefined;
    hasPixels ||= type === 'IDAT';
    if (KEPT.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return hasPixels && end === bytes.length ? Buffer.concat(parts) : undefined;
    at = end;
  }
  return undefined;
};
