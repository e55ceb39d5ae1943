import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const DEBIAN = '/usr/lib/postgresql';

const installed = (): string | undefined =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((left, right) => Number(right) - Number(left))
        .map((version) => join(DEBIAN, version, 'bin'))[0]
    : undefined;

/** Whether PostgreSQL's programs are on this machine. */
export const hasPostgres = (): boolean => installed() !== undefined;

/** Folder of PostgreSQL's programs, installed from Debian's package where it is missing and may be installed. */
const findPrograms = (): string => {
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
const asOwner = (program: string, args: readonly string[]): readonly [program: string, args: string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];
const runAsOwner = (program: string, ...args: readonly string[]): void =>
  void execFileSync(...asOwner(program, args), { stdio: ['ignore', 'ignore', 'inherit'] });

/** A PostgreSQL of its own, thrown away when it is stopped. */
export type PostgresServer = {
  readonly url: string;
  /** `fast` disconnects everybody, `immediate` is a crash. */
  restart(mode: 'fast' | 'immediate'): void;
  /** Runs `pg_ctl` while this process goes on. */
  control(...args: readonly string[]): Promise<void>;
  /** Its main process; `undefined` while it is down. */
  process(): number | undefined;
  stop(): void;
};

/** `parent` is the folder for its data, by default that of temporary files. */
export const startPostgres = (port: number, parent: string = tmpdir()): PostgresServer => {
  const programs = findPrograms();
  const folder = mkdtempSync(join(parent, 'tiffin-postgres-'));
  if (process.getuid?.() === 0)
    chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), Number(execFileSync('id', ['-g', 'postgres'])));
  const data = join(folder, 'data');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=300`;
  const common = ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options];
  const control = (...args: readonly string[]): void => runAsOwner(join(programs, 'pg_ctl'), ...common, ...args);
  runAsOwner(join(programs, 'initdb'), '-D', data, '-A', 'trust', '-U', 'tiffin');
  control('start');
  return {
    url: `postgres://tiffin@127.0.0.1:${port}/postgres`,
    restart: (mode) => control('-m', mode, 'restart'),
    control: async (...args) => {
      const child = promisify(execFile)(...asOwner(join(programs, 'pg_ctl'), [...common, ...args]));
      await child;
    },
    process: () => {
      const file = join(data, 'postmaster.pid');
      return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
    },
    stop: () => {
      control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
