import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@domain/kernel/result.ts';

export type DirectoryLock = { release(): Promise<void> };
export type LockRefusal = { readonly kind: 'in-use'; readonly process: number };

/**
 * `server.lock`; takeovers of a stale lock append `.1` and so on: the name decides who was first, and files are never
 * moved.
 */
const FILE = /^server\.lock(?:\.(\d+))?$/;
const nameOf = (generation: number): string => (generation === 0 ? 'server.lock' : `server.lock.${generation}`);

/** How long a holder that is ending may take, and how often to look. */
export type Patience = { readonly rounds: number; readonly pause: () => Promise<void> };

/** Makes this process the only user of a directory; a holder may still be ending. */
export const lockPatiently = async (
  directory: string,
  process: ProcessTable,
  { rounds, pause }: Patience,
): Promise<Result<DirectoryLock, LockRefusal>> => {
  const lock = await lockDirectory(directory, process);
  // A second lock of this very process is a mistake, not an ending.
  if (lock.ok || rounds === 0 || lock.error.process === process.own) return lock;
  await pause();
  return lockPatiently(directory, process, { rounds: rounds - 1, pause });
};

/** Makes this process the only user of a directory. The lock of a process that no longer runs is taken over. */
export const lockDirectory = async (
  directory: string,
  process: ProcessTable,
): Promise<Result<DirectoryLock, LockRefusal>> => {
  await mkdir(directory, { recursive: true });
  const own = `${process.own} ${process.startOf(process.own) ?? ''}\n`;

  for (;;) {
    const before = await locksIn(directory);
    const holder = holderAmong(before, process);
    if (holder !== undefined) return err({ kind: 'in-use', process: holder });

    const path = join(directory, nameOf(Math.max(-1, ...before.map(({ generation }) => generation)) + 1));
    if (!(await created(path, own, join(directory, `server.lock.new.${process.own}`)))) continue;
    // Another process may have locked in between: a process that sees another one running yields.
    const others = (await locksIn(directory)).filter((lock) => lock.path !== path);
    const rival = holderAmong(others, process);
    await Promise.all(
      (rival === undefined ? others.map((lock) => lock.path) : [path]).map((stale) => rm(stale, { force: true })),
    );
    return rival === undefined
      ? ok({ release: () => removeIfOwn(path, own) })
      : err({ kind: 'in-use', process: rival });
  }
};

type Lock = { readonly path: string; readonly generation: number; readonly content: string };

const locksIn = async (directory: string): Promise<readonly Lock[]> => {
  const read = async (name: string): Promise<readonly Lock[]> => {
    const [, generation = '0'] = FILE.exec(name) ?? [];
    const content = FILE.test(name) ? await contentOf(join(directory, name)) : undefined;
    return content === undefined ? [] : [{ path: join(directory, name), generation: Number(generation), content }];
  };
  return (await Promise.all((await readdir(directory)).map(read))).flat();
};

const holderAmong = (locks: readonly Lock[], process: ProcessTable): number | undefined =>
  locks
    .map(({ content }) => content.trim().split(' '))
    .filter(([holder = '', start = '']) => isRunning(process, Number(holder), start))
    .map(([holder]) => Number(holder))[0];

/** The process information that the lock needs. */
export interface ProcessTable {
  readonly own: number;
  isAlive(id: number): boolean;
  /** Distinguishes processes that reuse an id; `undefined` if the system does not report start times. */
  startOf(id: number): string | undefined;
}

const isRunning = (process: ProcessTable, holder: number, start: string): boolean =>
  Number.isInteger(holder) &&
  holder > 0 &&
  process.isAlive(holder) &&
  (start === '' || isSameStart(start, process.startOf(holder) ?? ''));

/** Locks of earlier versions name no boot. */
const isSameStart = (noted: string, found: string): boolean =>
  noted === found || (!noted.includes('@') && noted === found.split('@')[0]);

/** Creates the lock atomically with its content, so that readers never see it empty. */
const created = async (path: string, content: string, draft: string): Promise<boolean> => {
  await writeFile(draft, content);
  const isCreated = await link(draft, path).then(
    () => true,
    (failure: unknown) => unless(failure, 'EEXIST', false),
  );
  await rm(draft, { force: true });
  return isCreated;
};

const contentOf = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((failure: unknown) => unless(failure, 'ENOENT', undefined));

const removeIfOwn = async (path: string, own: string): Promise<void> => {
  if ((await contentOf(path)) === own) await rm(path, { force: true });
};

const unless = <Value>(failure: unknown, code: string, value: Value): Value => {
  if (failure instanceof Error && 'code' in failure && failure.code === code) return value;
  throw failure;
};
