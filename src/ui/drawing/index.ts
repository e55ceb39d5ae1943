export type { DrawingShapes } from './drawing.view.tsx';
export { DrawnState } from './drawn-state.view.tsx';
