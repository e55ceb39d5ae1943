export { readSent, type Sent } from './read-sent.ts';
