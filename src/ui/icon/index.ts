export { Icon } from './icon.view.tsx';
export * as icons from './icons.data.ts';
