export { showInStrip } from './show-in-strip.ts';
