import { asciiAt, isShowable, viewOf, type Size } from './picture.ts';

const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const PIXELS = new Set(['VP8 ', 'VP8L', 'ANMF']);
/** Flags of the extended header: EXIF and XMP are there. */
const NOTES = 0x08 | 0x04;

/** The chunks that show the picture, when the file is made of whole chunks from the first byte to the last; else `undefined`. */
export const cleanWebp = (bytes: Uint8Array): Uint8Array | undefined => {
  const view = viewOf(bytes);
  if (bytes.length < 20 || asciiAt(bytes, 0, 4) !== 'RIFF' || asciiAt(bytes, 8, 4) !== 'WEBP' || view.getUint32(4, true) + 8 !== bytes.length) return undefined;
  const kept: Uint8Array[] = [];
  let hasPixels = false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const type = asciiAt(bytes, at, 4);
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (end > bytes.length) return undefined;
    const chunk = bytes.slice(at, end);
    if (at === 12 && !isFirst(type, chunk)) return undefined;
    if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~NOTES;
    hasPixels ||= PIXELS.has(type);
    if (KEPT.has(type)) kept.push(chunk);
    at = end;
  }
  if (at !== bytes.length || !hasPixels) return undefined;
  const body = Buffer.concat(kept);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
};

const isFirst = (type: string, chunk: Uint8Array): boolean => {
  const size = chunk.length >= 18 ? sizeOf(type, viewOf(chunk)) : undefined;
  return size !== undefined && isShowable(size);
};

const sizeOf = (type: string, chunk: DataView): Size | undefined => {
  switch (type) {
    case 'VP8 ':
      return chunk.getUint8(11) === 0x9d && chunk.getUint8(12) === 0x01 && chunk.getUint8(13) === 0x2a
        ? { width: chunk.getUint16(14, true) & 0x3fff, height: chunk.getUint16(16, true) & 0x3fff }
        : undefined;
    case 'VP8L': {
      const bits = chunk.getUint32(9, true);
      return chunk.getUint8(8) === 0x2f ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : undefined;
    }
    case 'VP8X':
      return { width: (chunk.getUint32(12, true) & 0xffffff) + 1, height: (chunk.getUint32(14, true) >>> 8) + 1 };
    default:
      return undefined;
  }
};
