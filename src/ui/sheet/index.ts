export { Sheet } from './sheet.view.tsx';
