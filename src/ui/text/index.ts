export { VisuallyHidden } from './visually-hidden.view.tsx';
