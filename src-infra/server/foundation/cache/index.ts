export { createCachedValue } from './cached-value.ts';
