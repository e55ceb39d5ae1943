export type PictureFormat = 'png' | 'jpeg' | 'webp';
/** A picture file, free of everything that browsers do not need to show it. */
export type Picture = { readonly format: PictureFormat; readonly bytes: Uint8Array };
export type Size = { readonly width: number; readonly height: number };

const LONGEST_SIDE = 16_384;
const MOST_PIXELS = 50_000_000;

/** A small file can claim a picture that no phone can hold. */
export const isShowable = ({ width, height }: Size): boolean =>
  width > 0 && height > 0 && width <= LONGEST_SIDE && height <= LONGEST_SIDE && width * height <= MOST_PIXELS;

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const asciiAt = (bytes: Uint8Array, from: number, length: number): string => String.fromCharCode(...bytes.subarray(from, from + length));
