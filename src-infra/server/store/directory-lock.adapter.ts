import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@domain/kernel/result.ts';

export type DirectoryLock = { release(): Promise<void> };
export type LockRefusal = { readonly kind: 'in-use'; readonly process: number };

const FILE = 'server.lock';

/** Makes this process the only user of a directory. The lock of a process that no longer runs is taken over. */
export const lockDirectory = async (directory: string, process: ProcessTable): Promise<Result<DirectoryLock, LockRefusal>> => {
  await mkdir(directory, { recursive: true });
  const path = join(directory, FILE);
  const own = `${process.own} ${process.startOf(process.own) ?? ''}\n`;

  for (;;) {
    if (await created(path, own, `${path}.new.${process.own}`)) return ok({ release: () => removeIfOwn(path, own) });
    const found = await contentOf(path);
    if (found === undefined) continue;
    const [holder = '', start = ''] = found.trim().split(' ');
    if (isRunning(process, Number(holder), start)) return err({ kind: 'in-use', process: Number(holder) });
    const lost = await takeAway(path, found, `${path}.${process.own}`);
    if (lost) return err({ kind: 'in-use', process: lost });
  }
};

/** What the lock must know of processes. */
export interface ProcessTable {
  readonly own: number;
  isAlive(id: number): boolean;
  /** Tells two processes apart that were given the same number one after the other; `undefined` where the system does not say. */
  startOf(id: number): string | undefined;
}

const isRunning = (process: ProcessTable, holder: number, start: string): boolean =>
  Number.isInteger(holder) && holder > 0 && process.isAlive(holder) && (start === '' || process.startOf(holder) === start);

/** The lock appears together with its content: a reader never sees it empty. */
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

/** Moves a stale lock aside. When another process was faster its fresh lock is put back, and its number is answered. */
const takeAway = async (path: string, stale: string, aside: string): Promise<number | undefined> => {
  const isMoved = await rename(path, aside).then(
    () => true,
    (failure: unknown) => unless(failure, 'ENOENT', false),
  );
  if (!isMoved) return undefined;
  const moved = await readFile(aside, 'utf8');
  if (moved !== stale) await link(aside, path).catch((failure: unknown) => unless(failure, 'EEXIST', undefined));
  await rm(aside, { force: true });
  return moved === stale ? undefined : Number(moved.trim().split(' ')[0]);
};

const removeIfOwn = async (path: string, own: string): Promise<void> => {
  if ((await contentOf(path)) === own) await rm(path, { force: true });
};

const unless = <Value>(failure: unknown, code: string, value: Value): Value => {
  if (failure instanceof Error && 'code' in failure && failure.code === code) return value;
  throw failure;
};
