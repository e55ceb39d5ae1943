export { RichText } from './rich-text.view.tsx';
