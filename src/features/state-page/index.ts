export { StatePage } from './state-page.view.tsx';
