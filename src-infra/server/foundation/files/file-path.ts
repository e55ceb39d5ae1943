import type { Brand } from '@domain/kernel/brand.ts';
import type { Random } from '../platform/random.ts';
import type { PictureFormat } from '../pictures/index.ts';

/** `<folder>/<32 random hex digits>.<extension>`; no part of it is ever chosen by a caller. */
export type FilePath = Brand<string, 'FilePath'>;

const EXTENSIONS = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const satisfies Record<PictureFormat, string>;
const FORM = /^[a-z][a-z_-]*(?:\/[a-z][a-z_-]*)*\/[0-9a-f]{32}\.(?:png|jpg|webp)$/;

/** Returns a new path; throws RangeError if the folder has anything but lower-case words between slashes. */
export const newFilePath = (random: Random, folder: string, format: PictureFormat): FilePath => {
  const text = `${folder}/${Buffer.from(random.bytes(16)).toString('hex')}.${EXTENSIONS[format]}`;
  const path = readFilePath(text);
  if (!path) throw new RangeError(`A folder of files needs lower-case words between slashes, got '${folder}'`);
  return path;
};

/** Returns undefined for every text that is not the path of a stored file, such as one outside of the folder. */
export const readFilePath = (text: string): FilePath | undefined => (FORM.test(text) ? (text as FilePath) : undefined);

/** Returns the media type with which the file is served. */
export const mediaTypeOf = (path: FilePath): string =>
  `image/${path.endsWith('.jpg') ? 'jpeg' : path.slice(path.lastIndexOf('.') + 1)}`;
