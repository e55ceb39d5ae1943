import type { Result } from '../kernel/result.ts';
import type { Crop, PictureSize } from './crop.ts';
import type { PickedPicture } from './picture-uploads.port.ts';

/** Why a picked file cannot be cropped. */
export type CropFailure = { readonly kind: 'too-large' | 'unreadable' };

/** A picture that was read, until it is closed. */
export interface OpenedPicture extends PictureSize {
  /** Where this browser shows it from. */
  readonly address: string;
  /** Returns the square as a new small picture, without anything that the camera wrote beside the pixels. */
  crop(square: Crop): Promise<Result<PickedPicture, CropFailure>>;
  /** Frees its memory. */
  close(): void;
}

/** Reads pictures to cut a square out of them (ACCOUNT-5h). */
export interface PictureCrops {
  /** Reads a picked file. */
  open(picture: PickedPicture): Promise<Result<OpenedPicture, CropFailure>>;
}
