import { asciiAt, viewOf } from './picture.ts';

const ORIENTATION = 0x0112;
const TIFF = 6;
const ENTRY = 12;
const SEGMENT_BYTES = 34;

/**
 * Returns how the camera was held, 2 to 8, or `undefined` if upright or unknown. image-size reads it too, but throws at
 * a broken directory, and a photograph is worth more than its Exif.
 */
export const orientationOf = (exif: Uint8Array): number | undefined => {
  if (asciiAt(exif, 0, TIFF) !== 'Exif\0\0' || exif.length < TIFF + 10) return undefined;
  const tiff = viewOf(exif.subarray(TIFF));
  const isLittle = asciiAt(exif, TIFF, 2) === 'II';
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return undefined;
  const count = tiff.getUint16(directory, isLittle);
  for (let place = 0; place < count; place += 1) {
    const at = directory + 2 + place * ENTRY;
    if (at + ENTRY > tiff.byteLength) return undefined;
    const value = tiff.getUint16(at + 8, isLittle);
    if (tiff.getUint16(at, isLittle) === ORIENTATION) return value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
};

/** Returns an APP1 segment with the orientation alone. */
export const orientationSegment = (orientation: number): Uint8Array =>
  Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, SEGMENT_BYTES]),
    Buffer.from('Exif\0\0MM\0*'),
    Buffer.from([0, 0, 0, 8, 0, 1]),
    Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]),
    Buffer.from([0, 0, 0, 0]),
  ]);
