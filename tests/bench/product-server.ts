import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type ProductServer = {
  readonly origin: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
};
type Environment = Readonly<Record<string, string>>;
/** What a start takes: `main` is the built program, `data` the folder of its store. */
type Start = { readonly port: number; readonly env: Environment; readonly main: string; readonly data: string };

const READY_PATIENCE_MS = 90_000;
const MAIN = 'dist/server/main.js';

/** Starts the built product on a demo city of its own. `main` is another build of it. */
export const startProduct = async (port: number, env: Environment = {}, main = MAIN): Promise<ProductServer> => {
  const data = mkdtempSync(join(tmpdir(), 'tiffin-product-'));
  cpSync(await filledStore({ port, env, main }), data, { recursive: true });
  const { child } = await launch({ port, env, main, data });
  return running(port, child, data);
};

/** Starts the built product twice on a fresh store: the first start fills it with the demo city, the next finds it. */
export const startTwice = async (
  port: number,
): Promise<ProductServer & { readonly firstStartMs: number; readonly nextStartMs: number }> => {
  const start: Start = { port, env: {}, main: MAIN, data: mkdtempSync(join(tmpdir(), 'tiffin-bench-')) };
  const first = await launch(start);
  await end(first.child);
  const next = await launch(start);
  return { ...running(port, next.child, start.data), firstStartMs: first.ms, nextStartMs: next.ms };
};

const running = (port: number, child: ChildProcess, data: string): ProductServer => ({
  origin: `http://127.0.0.1:${port}`,
  process: child,
  stop: async () => {
    await end(child);
    rmSync(data, { recursive: true, force: true });
  },
});

const launch = async ({
  port,
  env,
  main,
  data,
}: Start): Promise<{ readonly child: ChildProcess; readonly ms: number }> => {
  const begun = performance.now();
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: data,
      DEMO: 'on',
      LIMITS: 'off',
      CLOCK_START: '2026-03-04T17:00:00Z',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(`http://127.0.0.1:${port}/healthz`);
  // Another server on the port answers as well.
  if (child.exitCode !== null) throw new Error(`The server for port ${port} has ended with ${child.exitCode}`);
  return { child, ms: Math.round(performance.now() - begun) };
};

const FILLED = 'reports/filled-stores';

const fingerprint = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

/** A store that this build has filled under these settings: to fill one takes three times as long as to copy it. */
const filledStore = async ({ port, env, main }: Omit<Start, 'data'>): Promise<string> => {
  // How fast the city lives does not change what it begins with.
  const { SIMULATION_SPEED: _speed, ...settings } = env;
  const assets = readdirSync(join(dirname(main), 'assets')).toSorted();
  const store = join(FILLED, fingerprint(readFileSync(main), ...assets, JSON.stringify(settings)));
  if (existsSync(store)) return store;
  mkdirSync(FILLED, { recursive: true });
  const data = mkdtempSync(join(FILLED, 'filling-'));
  await end((await launch({ port, env: settings, main, data })).child);
  try {
    renameSync(data, store);
  } catch (thrown) {
    // Another worker has filled the same one meanwhile.
    if (!existsSync(store)) throw thrown;
    rmSync(data, { recursive: true, force: true });
  }
  return store;
};

const untilReady = async (address: string): Promise<void> => {
  const giveUp = performance.now() + READY_PATIENCE_MS;
  while (performance.now() < giveUp) {
    if (await isReady(address)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${address} is not ready after ${READY_PATIENCE_MS} ms`);
};

/** Without a pool: a connection kept from the first start would be closed when the next one is asked. */
const isReady = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    get(address, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).once('error', () => resolve(false));
  });

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
