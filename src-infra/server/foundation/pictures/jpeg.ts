import { orientationOf, orientationSegment } from './exif.ts';
import { asciiAt, viewOf } from './picture.ts';

const [START, END, SCAN] = [0xd8, 0xd9, 0xda];
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** Marker, length, precision, height, width and the number of components. */
const MIN_FRAME_BYTES = 10;
const TABLES = new Set([0xc4, 0xcc, 0xdb, 0xdd]);

/** Returns the segments that show the picture, or `undefined` unless the file consists of whole segments only. */
export const cleanJpeg = (bytes: Uint8Array): Uint8Array | undefined => {
  if (bytes[0] !== 0xff || bytes[1] !== START) return undefined;
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let [hasFrame, hasScan] = [false, false];
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      parts.push(bytes.subarray(at, at + 2));
      return hasFrame && hasScan && at + 2 === bytes.length ? Buffer.concat(parts) : undefined;
    }
    const end = at + 4 <= bytes.length ? at + 2 + view.getUint16(at + 2) : Infinity;
    if (end > bytes.length || end < at + 4) return undefined;
    if (FRAMES.has(marker)) {
      // A second frame header could claim another size than the one that is checked.
      if (hasFrame || end - at < MIN_FRAME_BYTES) return undefined;
      hasFrame = true;
    } else if (marker !== SCAN && !TABLES.has(marker) && !isMetadata(marker)) {
      return undefined;
    }
    hasScan ||= marker === SCAN;
    const next = marker === SCAN ? endOfScan(bytes, end) : end;
    parts.push(isMetadata(marker) ? metadataToKeep(bytes.subarray(at, next), marker) : bytes.subarray(at, next));
    at = next;
  }
  return undefined;
};

const isMetadata = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
const NOTHING = new Uint8Array();

/** Returns metadata that changes the colors or the orientation, and nothing of the rest. */
const metadataToKeep = (segment: Uint8Array, marker: number): Uint8Array => {
  if (
    marker === 0xe0 ||
    (marker === 0xe2 && asciiAt(segment, 4, 12) === 'ICC_PROFILE\0') ||
    (marker === 0xee && asciiAt(segment, 4, 5) === 'Adobe')
  )
    return segment;
  const orientation = marker === 0xe1 ? orientationOf(segment.subarray(4)) : undefined;
  return orientation === undefined ? NOTHING : orientationSegment(orientation);
};

/** Returns the position of the next marker that is neither a stuffed byte nor a restart. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  let at = from;
  while (at < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += 1;
  }
  return at;
};
