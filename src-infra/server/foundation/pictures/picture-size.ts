import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import type { PictureFormat } from './picture.ts';

/** Only these three readers of image-size: the others would guess at files that are no picture for us. */
const READERS = { png: PNG, jpeg: JPG, webp: WEBP } as const;
const MAX_SIDE = 16_384;
const MAX_PIXELS = 50_000_000;

/**
 * Whether a phone can show the picture: a small file can claim any size. Expects bytes of checked structure, because
 * image-size searches broken ones byte by byte.
 */
export const isDisplayable = (format: PictureFormat, bytes: Uint8Array): boolean => {
  try {
    const { width, height } = READERS[format].calculate(bytes);
    return width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS;
  } catch {
    // Its way to say that the header names no size.
    return false;
  }
};
