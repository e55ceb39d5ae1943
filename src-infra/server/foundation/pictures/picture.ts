export type PictureFormat = 'png' | 'jpeg' | 'webp';
/** A picture file without anything that browsers do not need to show it. */
export type Picture = { readonly format: PictureFormat; readonly bytes: Uint8Array };

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const asciiAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));
