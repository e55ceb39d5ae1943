export { Picture, pictureSources, ResizingProvider } from './picture.view.tsx';
