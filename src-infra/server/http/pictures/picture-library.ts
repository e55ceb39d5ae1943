import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export type PictureFormat = 'avif' | 'webp';
export type Picture = { readonly bytes: Uint8Array<ArrayBuffer>; readonly format: PictureFormat };

/** The stored pictures, `<path>.<width>.<format>`, by their path without width. */
export interface PictureLibrary {
  /** Returns the narrowest variant at least `width` wide, otherwise the widest; `undefined` if the path is unknown. */
  find(path: string, width: number | undefined, formats: readonly PictureFormat[]): Promise<Picture | undefined>;
}

type Variant = { readonly file: string; readonly width: number; readonly format: PictureFormat };

/** Reads the folder once, so that no path can reach other files. */
export const createPictureLibrary = (directory: string): PictureLibrary => {
  let known: Promise<ReadonlyMap<string, readonly Variant[]>> | undefined;
  return {
    find: async (path, width, formats) => {
      known ??= readFolder(directory);
      const variants = ((await known).get(path.replace(/\.(webp|avif)$/, '')) ?? []).filter(({ format }) =>
        formats.includes(format),
      );
      const wide = variants.filter((variant) => width !== undefined && variant.width >= width);
      const chosenWidth =
        wide.length > 0
          ? Math.min(...wide.map((variant) => variant.width))
          : Math.max(...variants.map((variant) => variant.width));
      const chosen = formats.flatMap((format) =>
        variants.filter((variant) => variant.format === format && variant.width === chosenWidth),
      )[0];
      return chosen && { format: chosen.format, bytes: new Uint8Array(await readFile(join(directory, chosen.file))) };
    },
  };
};

const readFolder = async (directory: string): Promise<ReadonlyMap<string, readonly Variant[]>> => {
  if (!existsSync(directory)) return new Map();
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  const pictures = new Map<string, Variant[]>();
  for (const entry of files) {
    const file = relative(directory, join(entry.parentPath, entry.name));
    const match = /^(.+)\.(\d+)\.(avif|webp)$/.exec(file.split(sep).join('/'));
    if (!entry.isFile() || !match) continue;
    const [, path = '', width = '0', format = 'webp'] = match;
    pictures.set(path, [
      ...(pictures.get(path) ?? []),
      { file, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' },
    ]);
  }
  return pictures;
};
