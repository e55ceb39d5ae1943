export { GROUNDS, groundOf, type Ground } from './ground.ts';
export { AVATAR_PLACEHOLDER, avatarSource, imageAddress, imageSource, isShowableImage } from './image-source.ts';
export type { PickedPicture, PictureUploads, PictureUse } from './picture-uploads.port.ts';
