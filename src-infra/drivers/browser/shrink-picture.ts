/** The longest side of a sent picture. */
const LONGEST = 1_600;
/** What servers take at most, with room for the form around it. */
const MOST_BYTES = 1_900_000;
const QUALITY = 0.82;

/**
 * Returns a picture as JPEG of at most 1,600 pixels a side, without what the camera wrote beside it. One that this
 * browser cannot read goes as it is: the server says what it takes.
 */
export const shrinkPicture = async (picture: Blob): Promise<Blob> => {
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && picture.size <= MOST_BYTES && picture.type !== 'image/jpeg') return picture;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    return drawn ?? picture;
  } catch {
    return picture;
  }
};
