// `npm run test:postgres`: the server's tests on a PostgreSQL of their own, started here and thrown away afterwards.
import { spawnSync } from 'node:child_process';
import { startPostgres } from './support/postgres-server.ts';

const PORT = 5487;

const run = (url: string): number =>
  spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'server', '--project', 'mocked', '--project', 'processes', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: url },
    },
  ).status ?? 1;

const named = process.env['TEST_DATABASE_URL'];
if (named) process.exit(run(named));

const server = startPostgres(PORT);
let status = 1;
try {
  status = run(server.url);
} finally {
  server.stop();
}
process.exit(status);
