export { Picture, pictureSources, ResizingProvider, type PictureShape } from './picture.view.tsx';
