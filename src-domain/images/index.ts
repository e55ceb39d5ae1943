export { CROP_ZOOM_MAX, largestCrop, moveCrop, zoomCrop, zoomOf, type Crop, type PictureSize } from './crop.ts';
export { GROUNDS, groundOf, type Ground } from './ground.ts';
export { AVATAR_PLACEHOLDER, avatarSource, imageAddress, imageSource, isShowableImage } from './image-source.ts';
export type { PickedPicture, PictureUploads, PictureUse } from './picture-uploads.port.ts';
export type { CropFailure, OpenedPicture, PictureCrops } from './picture-crops.port.ts';
