export { GROUNDS, groundOf, type Ground } from './ground.ts';
export { AVATAR_PLACEHOLDER, imageAddress, imageSource, isShowableImage } from './image-source.ts';
