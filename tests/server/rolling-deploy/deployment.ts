import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pause } from '../chaos/pause.ts';
import { startChild, type ChildServer } from '../durability/child-server.ts';
import { startPostgres } from '../support/postgres-server.ts';

const CHECK_S = 0.5;
/** So many red answers in a row take a process out of the balancer, as is usual. */
const FALL = 2;
/** Longer than the balancer needs to notice. */
const DRAIN_SECONDS = '3';

type Settings = { readonly port: number; readonly customers: number; readonly processes: number };

/** Processes of one release or of two behind a balancer, on a PostgreSQL of their own. */
export interface Deployment {
  /** The processes that take calls: those whose `/readyz` is green. */
  ready(): readonly ChildServer[];
  /** Replaces one process after the other by one of the checkout in `root`, as `docs/deployment.md` says. */
  roll(root: string | undefined): Promise<void>;
  ask<Row extends object>(statement: string): Promise<readonly Row[]>;
  /** The errors in the logs of processes, and ends that nobody asked for. */
  faults(): readonly string[];
  stop(): Promise<void>;
}

const isReady = async (server: ChildServer): Promise<boolean> => {
  if (server.hasEnded) return false;
  const answer = await server.fetch(new Request('http://tiffin.test/readyz')).catch(() => undefined);
  return answer?.status === 200;
};

/** Starts the processes of the checkout in `root`; the first migrates, the others wait for it. */
export const startDeployment = async (
  { port, customers, processes }: Settings,
  root: string | undefined,
): Promise<Deployment> => {
  const directory = await mkdtemp(join(tmpdir(), 'tiffin-rolling-'));
  const postgres = startPostgres(port);
  const all: ChildServer[] = [];
  const faults: string[] = [];
  const state = { balanced: [] as readonly ChildServer[], isStopping: false };

  const start = async (from: string | undefined): Promise<ChildServer> => {
    const environment = {
      DATABASE_URL: postgres.url,
      DATABASE_POOL: '5',
      CUSTOMERS: String(customers),
      SIMULATION_SPEED: '60',
      NODE_ENV: 'production',
      DRAIN_SECONDS,
    };
    const server = await startChild(directory, environment, from);
    all.push(server);
    return server;
  };
  const reds = new Map<ChildServer, number>();
  const check = async (): Promise<void> => {
    const servers = [...all];
    await Promise.all(
      servers.map(async (server) => {
        const before = reds.get(server) ?? FALL;
        reds.set(server, (await isReady(server)) ? 0 : before + 1);
      }),
    );
    state.balanced = servers.filter((server) => !server.hasEnded && (reds.get(server) ?? FALL) < FALL);
  };
  const balance = async (): Promise<void> => {
    while (!state.isStopping) {
      await check();
      await pause(CHECK_S);
    }
  };
  const untilBalanced = async (server: ChildServer): Promise<void> => {
    while (!state.balanced.includes(server)) await pause(CHECK_S);
  };

  try {
    for (let index = 0; index < processes; index++) await start(root);
  } catch (failure) {
    postgres.stop();
    throw failure;
  }
  await check();
  const balancing = balance();

  return {
    ready: () => state.balanced,
    roll: async (to) => {
      for (const old of [...all]) {
        await untilBalanced(await start(to));
        const code = await old.retire();
        if (code !== 0) faults.push(`A process ended with ${code}`);
        all.splice(all.indexOf(old), 1);
        faults.push(old.said(), ...old.log);
      }
    },
    ask: async (statement) => {
      const client = new Client({ connectionString: postgres.url });
      await client.connect();
      try {
        return (await client.query(statement)).rows as never;
      } finally {
        await client.end();
      }
    },
    faults: () => [...faults, ...all.flatMap((server) => [server.said(), ...server.log])].filter((said) => said !== ''),
    stop: async () => {
      state.isStopping = true;
      await balancing;
      await Promise.all(all.map((server) => server.kill()));
      postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
