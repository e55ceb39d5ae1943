import { cleanJpeg } from './jpeg.ts';
import type { Picture, PictureFormat } from './picture.ts';
import { isDisplayable } from './picture-size.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

export type { Picture, PictureFormat };

const FORMATS: readonly (readonly [PictureFormat, (bytes: Uint8Array) => Uint8Array | undefined])[] = [
  ['png', cleanPng],
  ['jpeg', cleanJpeg],
  ['webp', cleanWebp],
];

/**
 * Contract 1.11: reads a picture by its bytes, whatever its name or type claims. Returns `undefined` for a file that
 * holds anything before, between or behind the parts of its picture, or that claims a size no phone can show. Places,
 * dates, comments and thumbnails are removed.
 */
export const readPicture = (bytes: Uint8Array): Picture | undefined => {
  for (const [format, clean] of FORMATS) {
    const cleaned = clean(bytes);
    if (cleaned) return isDisplayable(format, cleaned) ? { format, bytes: cleaned } : undefined;
  }
  return undefined;
};
