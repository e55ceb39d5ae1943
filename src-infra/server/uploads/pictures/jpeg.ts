import { orientationOf, orientationSegment } from './exif.ts';
import { asciiAt, isShowable, viewOf } from './picture.ts';

const [START, END, SCAN] = [0xd8, 0xd9, 0xda];
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const TABLES = new Set([0xc4, 0xcc, 0xdb, 0xdd]);

/** The segments that show the picture, when the file is made of whole segments from the first byte to the last; else `undefined`. */
export const cleanJpeg = (bytes: Uint8Array): Uint8Array | undefined => {
  if (bytes[0] !== 0xff || bytes[1] !== START) return undefined;
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let [hasFrame, hasScan] = [false, false];
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      kept.push(bytes.subarray(at, at + 2));
      return hasFrame && hasScan && at + 2 === bytes.length ? Buffer.concat(kept) : undefined;
    }
    const end = at + 4 <= bytes.length ? at + 2 + view.getUint16(at + 2) : Infinity;
    if (end > bytes.length || end < at + 4) return undefined;
    if (FRAMES.has(marker)) {
      if (end - at < 10 || !isShowable({ height: view.getUint16(at + 5), width: view.getUint16(at + 7) })) return undefined;
      hasFrame = true;
    } else if (marker !== SCAN && !TABLES.has(marker) && !isNote(marker)) {
      return undefined;
    }
    hasScan ||= marker === SCAN;
    const next = marker === SCAN ? endOfScan(bytes, end) : end;
    kept.push(isNote(marker) ? noteToKeep(bytes.subarray(at, next), marker) : bytes.subarray(at, next));
    at = next;
  }
  return undefined;
};

const isNote = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
const NOTHING = new Uint8Array();

/** Of what cameras and programs write along, only what changes the colours or the way up. */
const noteToKeep = (segment: Uint8Array, marker: number): Uint8Array => {
  if (marker === 0xe0 || (marker === 0xe2 && asciiAt(segment, 4, 12) === 'ICC_PROFILE\0') || (marker === 0xee && asciiAt(segment, 4, 5) === 'Adobe')) return segment;
  const orientation = marker === 0xe1 ? orientationOf(segment.subarray(4)) : undefined;
  return orientation === undefined ? NOTHING : orientationSegment(orientation);
};

/** The next marker that is neither a stuffed byte nor a restart. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  let at = from;
  while (at < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += 1;
  }
  return at;
};
