export { Icon } from './icon.view.tsx';
