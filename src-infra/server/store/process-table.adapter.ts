import { readFileSync } from 'node:fs';
import process from 'node:process';
import type { ProcessTable } from './directory-lock.adapter.ts';

/** The processes of this machine. */
export const systemProcesses: ProcessTable = {
  own: process.pid,
  isAlive: (id) => {
    try {
      process.kill(id, 0);
      return true;
    } catch (failure) {
      return failure instanceof Error && 'code' in failure && failure.code === 'EPERM';
    }
  },
  startOf: (id) => {
    try {
      const afterName = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1) ?? '';
      return afterName.split(' ')[START_TIME_FIELD];
    } catch {
      return undefined;
    }
  },
};

/** `starttime` is the 22nd field of /proc/<id>/stat; the third follows the name. */
const START_TIME_FIELD = 19;
