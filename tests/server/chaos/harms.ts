import type { Cluster } from './cluster.ts';
import { pause } from './pause.ts';
import type { Seeded } from './seeded.ts';

/** One kind of trouble; resolves when it is over and only the recovery is left. */
export type Harm = {
  readonly name: string;
  readonly run: (cluster: Cluster, random: Seeded, seconds: number) => Promise<void>;
  readonly isPossible?: (cluster: Cluster) => boolean;
};

const OTHERS = "pid <> pg_backend_pid() and backend_type = 'client backend'";

const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
};

/** Starts PostgreSQL if a full disk has ended it, as its own supervisor would. */
const ensureRunning = async ({ postgres, ask }: Cluster): Promise<void> => {
  for (let attempt = 0; attempt < 20; attempt++) {
    const isUp = await ask('select 1').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await postgres.control('start').catch(() => pause(0.5));
  }
  throw new Error('PostgreSQL does not start');
};

export const HARMS: readonly Harm[] = [
  {
    name: 'PostgreSQL restarts fast',
    run: ({ postgres }) => postgres.control('-m', 'fast', 'restart'),
  },
  {
    name: 'PostgreSQL crashes and restarts',
    run: ({ postgres }) => postgres.control('-m', 'immediate', 'restart'),
  },
  {
    name: 'every connection is cut',
    run: async ({ ask }) => {
      for (let round = 0; round < 3; round++) {
        await ask(`select pg_terminate_backend(pid) from pg_stat_activity where ${OTHERS}`);
        await pause(0.5);
      }
    },
  },
  {
    name: 'connections that listen are cut',
    run: async ({ ask }) => {
      for (let round = 0; round < 4; round++) {
        await ask(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tiffin notices'`);
        await pause(0.4);
      }
    },
  },
  {
    name: 'single connections are cut',
    run: async ({ ask }) => {
      for (let round = 0; round < 6; round++) {
        await ask(
          `select pg_terminate_backend(pid) from
            (select pid from pg_stat_activity where ${OTHERS} order by random() limit 1) as one`,
        );
        await pause(0.3);
      }
    },
  },
  {
    name: 'PostgreSQL freezes',
    run: async ({ backends }, _random, seconds) => {
      // The main process first, which then starts no others.
      const pids = backends();
      signal(pids, 'SIGSTOP');
      const all = [...new Set([...pids, ...backends()])];
      signal(all, 'SIGSTOP');
      await pause(seconds);
      signal(all, 'SIGCONT');
    },
  },
  {
    name: 'the disk of PostgreSQL is full',
    isPossible: ({ hasSmallDisk }) => hasSmallDisk,
    run: async (cluster, _random, seconds) => {
      cluster.fillDisk();
      await pause(Math.min(seconds, 10));
      cluster.freeDisk();
      await ensureRunning(cluster);
    },
  },
  {
    name: 'a server process is killed',
    run: async (cluster, random) => {
      const index = random.whole(0, 1);
      const killed = cluster.server(index);
      await cluster.kill(index);
      while (cluster.server(index) === killed) await pause(0.1);
    },
  },
  {
    name: 'a server process is paused',
    run: async (cluster, random, seconds) => {
      const paused = cluster.server(random.whole(0, 1)).process;
      signal([paused], 'SIGSTOP');
      await pause(seconds);
      signal([paused], 'SIGCONT');
    },
  },
  {
    name: 'the clock of a server process jumps ahead and back',
    run: async (cluster, random) => {
      const jumping = cluster.server(random.whole(0, 1)).process;
      signal([jumping], 'SIGUSR2');
      await pause(3);
      signal([jumping], 'SIGUSR2');
    },
  },
];
