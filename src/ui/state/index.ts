export { State, type StateArt } from './state.view.tsx';
