export { PhotosView } from './photos.view.tsx';
export { PhotosViewModel } from './photos.view-model.ts';
export { PICTURE_UPLOADS } from './pictures.tokens.ts';
