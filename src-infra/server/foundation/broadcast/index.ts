export type { Broadcast, Topic } from './broadcast.port.ts';
