export { Rating } from './rating.view.tsx';
