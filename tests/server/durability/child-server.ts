import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApi, type Api } from '../support/api.ts';

/** A server in a process of its own, which can be killed. */
export type ChildServer = {
  readonly api: Api;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly process: number;
  /** Whether it has ended, by itself or killed. */
  readonly hasEnded: boolean;
  /** What it wrote to its error output. */
  said(): string;
  /** The lines of its log. */
  readonly log: readonly string[];
  /** SIGKILL: nothing of it runs on, nothing is tidied up. */
  kill(): Promise<void>;
  /** SIGTERM: it finishes what it has begun. Resolves with its exit code. */
  retire(): Promise<number | null>;
};
export type Ending = { readonly code: number | null; readonly said: string };

type Environment = Readonly<Record<string, string>>;

/** The checkout that these tests belong to. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The program, relative to the checkout: this one or another. */
export const PROGRAM = relative(ROOT, fileURLToPath(new URL('serve-small-city.ts', import.meta.url)));

const launch = (directory: string, more: Environment = {}, root: string = ROOT) => {
  const environment = {
    ...process.env,
    DATA_DIR: directory,
    DATABASE_URL: '',
    DEMO: 'on',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    CLOCK_START: '2025-03-10T11:00:00Z',
    NODE_OPTIONS: '',
    ...more,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const state = { hasEnded: false };
  const ended = once(child, 'exit') as Promise<[code: number | null]>;
  void ended.then(() => (state.hasEnded = true));
  let said = '';
  child.stderr.on('data', (text: Buffer) => void (said += text.toString()));
  const log: string[] = [];
  createInterface(child.stdout).on('line', (line) => void (line.startsWith('{') && log.push(line)));
  return { child, ended, state, said: () => said, log };
};

/** Starts one on a data directory, by default of this checkout, and waits until it listens. */
export const startChild = async (directory: string, more: Environment = {}, root?: string): Promise<ChildServer> => {
  const { child, ended, state, said, log } = launch(directory, more, root);
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => resolve(text.toString().replace(/\D/g, '')));
    void ended.then(([code]) => reject(new Error(`The server ended with ${code}: ${said()}`)));
  });
  const through = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? undefined : await request.text();
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      method: request.method,
      headers: request.headers,
      signal: request.signal,
      ...(body !== undefined && { body }),
    });
  };
  return {
    api: createApi({ fetch: through }),
    fetch: through,
    process: child.pid ?? 0,
    get hasEnded() {
      return state.hasEnded;
    },
    said,
    log,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    retire: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
};

/** Starts one that must fail, and captures its output. */
export const startInVain = async (directory: string): Promise<Ending> => {
  const { child, ended, said } = launch(directory);
  child.stdout.on('data', () => child.kill('SIGKILL'));
  const [code] = await ended;
  return { code, said: said() };
};
