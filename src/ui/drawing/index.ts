export { Drawing, type DrawingShapes } from './drawing.view.tsx';
