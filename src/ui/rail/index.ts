export { Rail } from './rail.view.tsx';
