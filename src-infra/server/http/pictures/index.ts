export { createPictureLibrary, type PictureLibrary } from './picture-library.ts';
export { servePictures } from './pictures.routes.ts';
