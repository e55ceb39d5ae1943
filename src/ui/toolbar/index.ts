export { Toolbar } from './toolbar.view.tsx';
