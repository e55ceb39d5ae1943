import { afterAll, describe, expect, it } from 'vitest';
import { MARKET, openAccount, shop, type Account } from '../chaos/customers.ts';
import { follow } from '../chaos/followers.ts';
import { createMeasures } from '../chaos/measures.ts';
import { pause } from '../chaos/pause.ts';
import { seeded } from '../chaos/seeded.ts';
import { findLosses } from '../chaos/verdict.ts';
import { hasPostgres } from '../support/postgres-server.ts';
import { startDeployment } from './deployment.ts';
import { checkOutRelease, type OtherRelease } from './other-release.ts';

/** `npm run test:rolling -- <ref>` names the release before; otherwise a release is replaced by itself. */
const before = process.env['RELEASE_BEFORE'];
const seed = Number(process.env['SEED'] ?? process.hrtime.bigint() % 2_147_483_647n);
const PORT = 5491;
const CUSTOMERS = 10;
const FOLLOWERS = 3;
const PROCESSES = 2;
const QUIET_S = 3;

const isPossible = hasPostgres();
if (!isPossible) console.log('OPS-3 is not tested with a rolling deploy: no PostgreSQL on this machine.');

let other: OtherRelease | undefined;
const lines: string[] = [];
afterAll(() => {
  other?.remove();
  if (lines.length > 0) console.log(lines.join('\n'));
});

describe('OPS-3 a rolling deploy', () => {
  it.runIf(isPossible)(
    'to the new release and back loses no call of those who order meanwhile, and no event',
    async () => {
      if (before !== undefined) other = checkOutRelease(before);
      const random = seeded(seed);
      const deployment = await startDeployment({ port: PORT, customers: CUSTOMERS, processes: PROCESSES }, other?.root);
      try {
        const measures = createMeasures();
        const anyApi = () => random.pick(deployment.ready()).api;
        const products = (await anyApi().ok('listProducts', { search: 'olives', shop_id: MARKET })).data;
        const stock = products[0]?.stocks?.[0]?.id ?? 0;
        const accounts: Account[] = [];
        for (let index = 0; index < CUSTOMERS; index++) accounts.push(await openAccount(anyApi(), index));
        const followers = accounts
          .slice(0, FOLLOWERS)
          .map((account) => follow({ server: () => random.pick(deployment.ready()) }, account));

        let isOver = false;
        const load = accounts.map((account) => {
          const own = random.fork();
          const others = accounts.filter((each) => each !== account);
          const balancer = () => own.pick(deployment.ready()).api;
          return shop(account, others, () => isOver, { balancer, measures, random: own, stock });
        });
        const ordered = (): number => accounts.reduce((sum, { orders }) => sum + orders.length, 0);
        const seen: number[] = [];
        for (const to of [undefined, other?.root]) {
          await pause(QUIET_S);
          await deployment.roll(to);
          await pause(QUIET_S);
          seen.push(ordered());
        }
        isOver = true;
        await Promise.all(load);
        await Promise.all(followers.map((follower) => follower.stop()));
        const statuses = [...measures.statuses].map(([status, count]) => `${status} × ${count}`).join(', ');
        lines.push(`SEED=${seed}; calls: ${statuses}; orders after each deploy: ${seen.join(', ')}`);

        expect(seen[0]).toBeGreaterThan(0);
        expect(seen[1]).toBeGreaterThan(seen[0] ?? 0);
        const unserved = [...measures.lost, ...[...measures.statuses.keys()].filter((status) => Number(status) >= 500)];
        const losses = await findLosses(deployment.ask, accounts, stock);
        const gaps = followers.flatMap((follower) => follower.gaps);
        expect({ unserved, violations: measures.violations, losses, gaps, faults: deployment.faults() }).toEqual({
          unserved: [],
          violations: [],
          losses: [],
          gaps: [],
          faults: [],
        });
        expect(followers.every(({ reconnections }) => reconnections > 0)).toBe(true);
      } finally {
        await deployment.stop();
      }
    },
    600_000,
  );
});
