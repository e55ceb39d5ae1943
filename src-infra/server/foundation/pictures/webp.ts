import { asciiAt, viewOf } from './picture.ts';

const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const PIXELS = new Set(['VP8 ', 'VP8L', 'ANMF']);
/** Flags of the extended header for EXIF and XMP. */
const METADATA_FLAGS = 0x08 | 0x04;

/** Returns the chunks that show the picture, or `undefined` unless the file consists of whole chunks only. */
export const cleanWebp = (bytes: Uint8Array): Uint8Array | undefined => {
  const view = viewOf(bytes);
  if (
    bytes.length < 20 ||
    asciiAt(bytes, 0, 4) !== 'RIFF' ||
    asciiAt(bytes, 8, 4) !== 'WEBP' ||
    view.getUint32(4, true) + 8 !== bytes.length
  )
    return undefined;
  const parts: Uint8Array[] = [];
  let hasPixels = false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const type = asciiAt(bytes, at, 4);
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (end > bytes.length) return undefined;
    const chunk = bytes.slice(at, end);
    if (at === 12 && !isFirst(type, chunk)) return undefined;
    if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~METADATA_FLAGS;
    hasPixels ||= PIXELS.has(type);
    if (KEPT.has(type)) parts.push(chunk);
    at = end;
  }
  if (at !== bytes.length || !hasPixels) return undefined;
  const body = Buffer.concat(parts);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
};

/** Whether a file may begin with the chunk: image-size takes these signatures on trust. */
const isFirst = (type: string, chunk: Uint8Array): boolean => {
  if (chunk.length < 18) return false;
  switch (type) {
    case 'VP8 ':
      return asciiAt(chunk, 11, 3) === '\x9d\x01*';
    case 'VP8L':
      return chunk[8] === 0x2f;
    default:
      return type === 'VP8X';
  }
};
