// `npm run test:postgres`: the server's tests on a PostgreSQL of their own, started here and thrown away afterwards.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, chownSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const PORT = 5487;

/** Folder of PostgreSQL's programs, installed from Debian's package where it is missing and may be installed. */
const findPrograms = (): string => {
  const installed = (): string | undefined =>
    existsSync(DEBIAN)
      ? readdirSync(DEBIAN)
          .sort((left, right) => Number(right) - Number(left))
          .map((version) => join(DEBIAN, version, 'bin'))[0]
      : undefined;
  if (!installed() && process.getuid?.() === 0) {
    console.log('No PostgreSQL found; installing the Debian package …');
    spawnSync('apt-get', ['-qq', 'update'], { stdio: 'inherit' });
    spawnSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'inherit' });
  }
  const found = installed();
  if (!found)
    throw new Error(
      'No PostgreSQL found. Install it, or name a running one: TEST_DATABASE_URL=postgres://… npm run test:postgres',
    );
  return found;
};

/** PostgreSQL refuses to run as root: there it runs as the user that the package made. */
const asOwner = (program: string, ...args: readonly string[]): void => {
  const isRoot = process.getuid?.() === 0;
  execFileSync(isRoot ? 'runuser' : program, isRoot ? ['-u', 'postgres', '--', program, ...args] : [...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

const run = (url: string): number =>
  spawnSync('npx', ['vitest', 'run', '--project', 'server', '--project', 'mocked', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  }).status ?? 1;

const named = process.env['TEST_DATABASE_URL'];
if (named) process.exit(run(named));

const programs = findPrograms();
const folder = mkdtempSync(join(tmpdir(), 'tiffin-postgres-'));
if (process.getuid?.() === 0)
  chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), Number(execFileSync('id', ['-g', 'postgres'])));
const data = join(folder, 'data');
asOwner(join(programs, 'initdb'), '-D', data, '-A', 'trust', '-U', 'tiffin');
asOwner(
  join(programs, 'pg_ctl'),
  '-D',
  data,
  '-w',
  '-l',
  join(folder, 'log'),
  '-o',
  `-p ${PORT} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=300`,
  'start',
);
let status = 1;
try {
  status = run(`postgres://tiffin@127.0.0.1:${PORT}/postgres`);
} finally {
  asOwner(join(programs, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop');
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status);
