import type { Brand } from '@domain/kernel/brand.ts';
import type { Random } from '../platform/random.ts';
import type { PictureFormat } from './pictures/index.ts';
import { isUploadType, type UploadType } from './upload-types.ts';

/** `<type>/<32 random hex digits>.<extension>`; no part of it is ever chosen by a caller. */
export type UploadPath = Brand<string, 'UploadPath'>;

export const EXTENSIONS = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const satisfies Record<PictureFormat, string>;
const FORM = /^(.+)\/[0-9a-f]{32}\.(?:png|jpg|webp)$/;

export const newUploadPath = (random: Random, type: UploadType, format: PictureFormat): UploadPath =>
  `${type}/${Buffer.from(random.bytes(16)).toString('hex')}.${EXTENSIONS[format]}` as UploadPath;

/** `undefined` for every text that is no path of an upload, such as one that leads elsewhere. */
export const readUploadPath = (text: string): UploadPath | undefined => {
  const type = FORM.exec(text)?.[1];
  return type !== undefined && isUploadType(type) ? (text as UploadPath) : undefined;
};

/** As what a browser is told to take it. */
export const mediaTypeOf = (path: UploadPath): string => `image/${path.endsWith('.jpg') ? 'jpeg' : path.slice(path.lastIndexOf('.') + 1)}`;
