import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, chownSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

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

/** A PostgreSQL of its own, thrown away when it is stopped. */
export type PostgresServer = {
  readonly url: string;
  /** `fast` disconnects everybody, `immediate` is a crash. */
  restart(mode: 'fast' | 'immediate'): void;
  stop(): void;
};

export const startPostgres = (port: number): PostgresServer => {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-postgres-'));
  if (process.getuid?.() === 0)
    chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), Number(execFileSync('id', ['-g', 'postgres'])));
  const data = join(folder, 'data');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=300`;
  const control = (...args: readonly string[]): void =>
    asOwner(join(programs, 'pg_ctl'), '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, ...args);
  asOwner(join(programs, 'initdb'), '-D', data, '-A', 'trust', '-U', 'tiffin');
  control('start');
  return {
    url: `postgres://tiffin@127.0.0.1:${port}/postgres`,
    restart: (mode) => control('-m', mode, 'restart'),
    stop: () => {
      control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
