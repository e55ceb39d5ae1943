export { PhotosView } from './photos.view.tsx';
export { PHOTOS_MOST, PhotosViewModel, type Photo } from './photos.view-model.ts';
export { PICTURE_UPLOADS } from './pictures.tokens.ts';
