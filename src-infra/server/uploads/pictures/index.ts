import { cleanJpeg } from './jpeg.ts';
import type { Picture, PictureFormat } from './picture.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

export type { Picture, PictureFormat };

const FORMATS: readonly (readonly [PictureFormat, (bytes: Uint8Array) => Uint8Array | undefined])[] = [['png', cleanPng], ['jpeg', cleanJpeg], ['webp', cleanWebp]];

/**
 * Contract 1.11: a picture by what its bytes say, whatever its name or type claims. A file that is anything besides, before, between
 * or behind its picture is none; places, dates, comments and thumbnails are left out of what is kept.
 */
export const readPicture = (bytes: Uint8Array): Picture | undefined => {
  for (const [format, clean] of FORMATS) {
    const kept = clean(bytes);
    if (kept) return { format, bytes: kept };
  }
  return undefined;
};
