import { instant, type Clock } from '@domain/kernel/clock.port.ts';

/** The machine's own time: tokens, codes, limits and logs go by it (contract 8.12). */
export const systemClock: Clock = { now: () => instant(Date.now()) };
