export { focusWhenThere } from './focus-when-there.ts';
