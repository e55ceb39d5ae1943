import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import type { ProcessTable } from './directory-lock.adapter.ts';

/** The processes of this machine. */
export const systemProcesses: ProcessTable = {
  own: process.pid,
  isAlive: (id) => {
    try {
      process.kill(id, 0);
      return !isZombie(id);
    } catch (failure) {
      return failure instanceof Error && 'code' in failure && failure.code === 'EPERM';
    }
  },
  startOf: (id) => {
    const started = statOf(id)?.[START_TIME_FIELD];
    return started === undefined ? undefined : `${started}@${bootId()}`;
  },
};

/** The fields of /proc/<id>/stat from the third on; the name before them may contain anything. */
const statOf = (id: number): readonly string[] | undefined =>
  contentOf(`/proc/${id}/stat`)?.split(') ').at(-1)?.split(' ');

/** Start times count from the boot: after another one they mean nothing. */
const bootId = (): string => contentOf('/proc/sys/kernel/random/boot_id')?.trim() ?? '';

/** A killed process that nobody has reaped, as is usual in containers. With its last thread gone it writes no more. */
const isZombie = (id: number): boolean => {
  const [state] = statOf(id) ?? [];
  return (state === 'Z' || state === 'X') && threadsOf(id) <= 1;
};

const threadsOf = (id: number): number => {
  try {
    return readdirSync(`/proc/${id}/task`).length;
  } catch {
    return 0;
  }
};

const contentOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/** `starttime` is the 22nd field of /proc/<id>/stat; the third follows the name. */
const START_TIME_FIELD = 19;
