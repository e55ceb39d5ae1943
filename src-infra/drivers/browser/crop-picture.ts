import type { PickedPicture, PictureCrops } from '@domain/images/index.ts';
import { err, ok } from '@domain/kernel/result.ts';

/** Larger files are no photographs, and decoding them may take all memory of a phone. */
const FILE_BYTES_MAX = 40_000_000;
/** The longest side while a square is chosen. */
const WORKING_SIDE = 1_200;
/** A face fills no more than this on any screen. */
const CROPPED_SIDE = 512;
const QUALITY = 0.86;
const TYPE = 'image/webp';

/** ACCOUNT-5h: decodes pictures and draws them anew, so that only their pixels are left. */
export const pictureCrops: PictureCrops = {
  open: async (picture) => {
    const bitmap = await decode(picture);
    if (!('width' in bitmap)) return err(bitmap);
    const scale = Math.min(1, WORKING_SIDE / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [bitmap.width * scale, bitmap.height * scale].map((side) => Math.max(1, Math.round(side)));
    const canvas = drawn(bitmap, [0, 0, bitmap.width, bitmap.height], width ?? 1, height ?? 1);
    bitmap.close();
    return ok({
      width: canvas.width,
      height: canvas.height,
      // The content security policy allows no blob addresses.
      address: canvas.toDataURL(TYPE, QUALITY),
      crop: async ({ x, y, side }) => {
        const size = Math.max(1, Math.min(CROPPED_SIDE, Math.round(side)));
        const cropped = await encode(drawn(canvas, [x, y, side, side], size, size));
        return cropped ? ok(cropped) : err({ kind: 'unreadable' });
      },
      close: () => {
        canvas.width = 0;
        canvas.height = 0;
      },
    });
  },
};

const decode = async (picture: PickedPicture) => {
  try {
    const blob = picture instanceof Blob ? picture : new Blob([await picture.arrayBuffer()], { type: picture.type });
    if (blob.size > FILE_BYTES_MAX) return { kind: 'too-large' } as const;
    return await createImageBitmap(blob);
  } catch {
    return { kind: 'unreadable' } as const;
  }
};

const drawn = (
  source: CanvasImageSource,
  from: readonly [x: number, y: number, width: number, height: number],
  width: number,
  height: number,
): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, ...from, 0, 0, width, height);
  }
  return canvas;
};

/** Browsers that cannot write WebP write PNG. */
const encode = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, TYPE, QUALITY));
