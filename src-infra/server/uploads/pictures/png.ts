import { crc32 } from 'node:zlib';
import { asciiAt, isShowable, viewOf } from './picture.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';
const KEPT = new Set([
  'IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT',
]);
/** Length, type and checksum. */
const AROUND = 12;

/** The chunks that show the picture, when the file is made of whole chunks from the first byte to the last; else `undefined`. */
export const cleanPng = (bytes: Uint8Array): Uint8Array | undefined => {
  if (asciiAt(bytes, 0, 8) !== SIGNATURE) return undefined;
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [bytes.subarray(0, 8)];
  let hasPixels = false;
  for (let at = 8; at + AROUND <= bytes.length; ) {
    const end = at + AROUND + view.getUint32(at);
    const type = asciiAt(bytes, at + 4, 4);
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(type) || crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return undefined;
    if ((at === 8) !== (type === 'IHDR') || (type === 'IHDR' && !isHeader(view, at, end))) return undefined;
    // A chunk that must be understood and is not: whatever shows it, it is not a browser.
    if (!KEPT.has(type) && /^[A-Z]/.test(type)) return undefined;
    hasPixels ||= type === 'IDAT';
    if (KEPT.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return hasPixels && end === bytes.length ? Buffer.concat(kept) : undefined;
    at = end;
  }
  return undefined;
};

const isHeader = (view: DataView, at: number, end: number): boolean =>
  end - at === AROUND + 13 && isShowable({ width: view.getUint32(at + 8), height: view.getUint32(at + 12) });
