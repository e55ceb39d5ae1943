export { BarePicture, ResizingProvider } from './bare-picture.view.tsx';
export { useImageFailure } from './image-failure.ts';
export { Picture, pictureSources } from './picture.view.tsx';
export { CARD_SIZES } from './card-sizes.ts';
