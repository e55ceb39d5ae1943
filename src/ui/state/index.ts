export { State } from './state.view.tsx';
