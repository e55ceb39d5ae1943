export { Drawing, type DrawingShapes, type DrawingTone } from './drawing.view.tsx';
