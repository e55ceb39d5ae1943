/** The size of a picture in pixels. */
export type PictureSize = { readonly width: number; readonly height: number };
/** A square within a picture, in its pixels; not rounded. */
export type Crop = { readonly x: number; readonly y: number; readonly side: number };

/** ACCOUNT-5h: How much of the largest square the smallest one shows. */
export const CROP_ZOOM_MAX = 4;

/** ACCOUNT-5h: Returns the largest square in the middle of a picture. Throws RangeError for an empty picture. */
export const largestCrop = ({ width, height }: PictureSize): Crop => {
  if (!(width > 0 && height > 0)) throw new RangeError(`A picture must have an extent, got ${width} by ${height}`);
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
};

/** ACCOUNT-5h: Returns the square moved by so many pixels, as far as the picture reaches. */
export const moveCrop = (crop: Crop, dx: number, dy: number, picture: PictureSize): Crop => ({
  x: clamp(crop.x + dx, picture.width - crop.side),
  y: clamp(crop.y + dy, picture.height - crop.side),
  side: crop.side,
});

/** ACCOUNT-5h: Returns the square at a zoom of 1 to `CROP_ZOOM_MAX`, around the same center as far as possible. */
export const zoomCrop = (crop: Crop, zoom: number, picture: PictureSize): Crop => {
  const side = largestCrop(picture).side / Math.min(CROP_ZOOM_MAX, Math.max(1, zoom));
  return moveCrop({ x: crop.x, y: crop.y, side }, (crop.side - side) / 2, (crop.side - side) / 2, picture);
};

/** Returns the zoom of a square: 1 is the largest. */
export const zoomOf = ({ side }: Crop, picture: PictureSize): number => largestCrop(picture).side / side;

const clamp = (value: number, most: number): number => Math.min(Math.max(0, most), Math.max(0, value));
