export { isCalm } from './is-calm.ts';
