export { createPictureLibrary } from './picture-library.ts';
export { servePictures } from './pictures.routes.ts';
