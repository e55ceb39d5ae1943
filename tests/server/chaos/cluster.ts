import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startChild, type ChildServer } from '../durability/child-server.ts';
import { pause } from './pause.ts';
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts';

const PROCESSES = 2;
const POOL = 5;
const DISK_MB = 700;
/** Every process has its pool and one connection that listens. */
export const MOST_CONNECTIONS = PROCESSES * (POOL + 1);

type Settings = { readonly port: number; readonly customers: number };

/** A PostgreSQL on a small disk of its own and two server processes, started again when they end. */
export interface Cluster {
  readonly postgres: PostgresServer;
  server(index: number): ChildServer;
  /** SIGKILL; a new process takes its place. */
  kill(index: number): Promise<void>;
  /** Ends of processes that nobody killed. */
  readonly deaths: readonly string[];
  /** Whether PostgreSQL has a disk that can be filled. */
  readonly hasSmallDisk: boolean;
  fillDisk(): void;
  freeDisk(): void;
  /** Every process of PostgreSQL, its main process first. */
  backends(): readonly number[];
  ask<Row extends object>(statement: string): Promise<readonly Row[]>;
  stop(): Promise<void>;
}

const environment = (url: string, customers: number) => ({
  DATABASE_URL: url,
  DATABASE_POOL: String(POOL),
  CUSTOMERS: String(customers),
  SIMULATION_SPEED: '60',
  NODE_ENV: 'production',
});

/** A file system in memory, for those who may mount one. */
const mountSmallDisk = (folder: string): boolean => {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=777`, 'tmpfs', folder]);
  return status === 0;
};

export const startCluster = async ({ port, customers }: Settings): Promise<Cluster> => {
  const directory = await mkdtemp(join(tmpdir(), 'tiffin-chaos-'));
  const disk = join(directory, 'disk');
  mkdirSync(disk);
  chmodSync(directory, 0o755);
  const hasSmallDisk = mountSmallDisk(disk);
  if (!hasSmallDisk) chmodSync(disk, 0o777);
  const postgres = startPostgres(port, disk);
  const start = (): Promise<ChildServer> => startChild(directory, environment(postgres.url, customers));
  const servers = await Promise.all(Array.from({ length: PROCESSES }, start));
  const deaths: string[] = [];
  const expected = new Set<ChildServer>();
  const ballast = join(disk, 'ballast');
  const state = { isStopping: false };

  /** Does what a service manager does: starts again what has ended, until it runs. */
  const supervise = async (index: number): Promise<void> => {
    while (!state.isStopping) {
      const child = servers[index];
      if (child?.hasEnded) {
        if (!expected.has(child)) deaths.push(`Process ${child.process} ended by itself: ${child.said().slice(-600)}`);
        const next = await start().catch(() => undefined);
        if (next && state.isStopping) await next.kill();
        else if (next) servers[index] = next;
      }
      await pause(0.1);
    }
  };
  const supervisors = servers.map((_server, index) => supervise(index));

  const cluster: Cluster = {
    postgres,
    server: (index) => servers[index] as ChildServer,
    kill: async (index) => {
      const child = cluster.server(index);
      expected.add(child);
      await child.kill();
    },
    deaths,
    hasSmallDisk,
    fillDisk: () => {
      const block = Buffer.alloc(1024 * 1024);
      try {
        for (let written = 0; written < DISK_MB; written++) writeFileSync(ballast, block, { flag: 'a' });
        throw new RangeError('The disk takes more than it has');
      } catch (failure) {
        if (!(failure instanceof Error && 'code' in failure && failure.code === 'ENOSPC')) throw failure;
      }
    },
    freeDisk: () => rmSync(ballast, { force: true }),
    backends: () => {
      const main = postgres.process();
      return main === undefined ? [] : [main, ...childrenOf(main)];
    },
    ask: async (statement) => {
      const client = new Client({ connectionString: postgres.url, connectionTimeoutMillis: 5000 });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query(statement)).rows as never;
      } finally {
        await client.end();
      }
    },
    stop: async () => {
      state.isStopping = true;
      await Promise.all(supervisors);
      await Promise.all(servers.map((server) => server.kill()));
      postgres.stop();
      if (hasSmallDisk) execFileSync('umount', ['-l', disk]);
      await rm(directory, { recursive: true, force: true });
    },
  };
  return cluster;
};

const childrenOf = (parent: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        // After the name, which may hold spaces: state, then the parent.
        return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
