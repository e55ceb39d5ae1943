import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type ProductServer = {
  readonly origin: string;
  readonly firstStartMs: number;
  readonly nextStartMs: number;
  readonly process: ChildProcess;
  stop(): Promise<void>;
};

const READY_PATIENCE_MS = 90_000;

/**
 * Starts the built product twice on a fresh store: the first start seeds the demo city, the second finds it. `main` is
 * another build of it.
 */
export const startProduct = async (
  port: number,
  env: Readonly<Record<string, string>> = {},
  main = 'dist/server/main.js',
): Promise<ProductServer> => {
  const data = mkdtempSync(join(tmpdir(), 'tiffin-bench-'));
  const launch = async (): Promise<{ readonly child: ChildProcess; readonly ms: number }> => {
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
    return { child, ms: Math.round(performance.now() - begun) };
  };
  const first = await launch();
  await end(first.child);
  const next = await launch();
  return {
    origin: `http://127.0.0.1:${port}`,
    firstStartMs: first.ms,
    nextStartMs: next.ms,
    process: next.child,
    stop: async () => {
      await end(next.child);
      rmSync(data, { recursive: true, force: true });
    },
  };
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
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
