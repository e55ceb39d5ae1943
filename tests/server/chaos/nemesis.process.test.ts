import { afterAll, describe, expect, it } from 'vitest';
import { hasPostgres } from '../support/postgres-server.ts';
import { HARMS, type Harm } from './harms.ts';
import { torment } from './nemesis.ts';
import type { Seeded } from './seeded.ts';

/** `npm run test:chaos` sets it; an everyday run meets a few troubles once. */
const minutes = Number(process.env['CHAOS_MINUTES'] ?? 0);
const seed = Number(process.env['SEED'] ?? process.hrtime.bigint() % 2_147_483_647n);
const PORT = 5489;
const CUSTOMERS = 20;
const EVERYDAY = [
  'PostgreSQL crashes and restarts',
  'connections that listen are cut',
  'PostgreSQL freezes',
  'a server process is killed',
];

const isPossible = hasPostgres();
if (!isPossible) console.log('L17 is not tested: no PostgreSQL on this machine.');

/** Every trouble once in a random order, then again in another. */
const endless = function* (random: Seeded): Iterable<Harm> {
  for (;;) {
    const left = [...HARMS];
    while (left.length > 0) yield* left.splice(random.whole(0, left.length - 1), 1);
  }
};
const everyday = (): Iterable<Harm> => HARMS.filter(({ name }) => EVERYDAY.includes(name));

const lines: string[] = [];
afterAll(() => {
  if (lines.length > 0) console.log(lines.join('\n'));
});

describe('L17 two processes on a database that suffers', () => {
  it.runIf(isPossible)(
    'stay up, answer 503 meanwhile, and neither lose nor double what they acknowledged',
    async () => {
      const end = Date.now() + minutes * 60_000;
      const say = (text: string): void => {
        lines.push(text);
        if (minutes > 0) console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
      };
      say(`SEED=${seed}`);
      const { violations, orders, transfers } = await torment({
        seed,
        port: PORT,
        customers: CUSTOMERS,
        harms: minutes > 0 ? endless : everyday,
        isOver: () => minutes > 0 && Date.now() > end,
        seconds: minutes > 0 ? [5, 30] : [3, 3],
        say,
      });
      expect(violations, `SEED=${seed}`).toEqual([]);
      expect(Math.min(orders, transfers)).toBeGreaterThan(0);
    },
    minutes * 60_000 + 300_000,
  );
});
