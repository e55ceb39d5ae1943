import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory, type ProcessTable } from '@infra/server/store/directory-lock.adapter.ts';
import { systemProcesses } from '@infra/server/store/process-table.adapter.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tiffin-lock-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** A machine on which these processes run, each with the moment it was started. */
const machine = (own: number, running: Readonly<Record<number, string>>): ProcessTable => ({
  own,
  isAlive: (id) => id in running,
  startOf: (id) => running[id],
});
const BOTH = { 11: 'a', 22: 'b' } as const;

describe('RUN-1 the lock of a data directory', () => {
  it('rejects a second process and names the first', async () => {
    expect((await lockDirectory(directory, machine(11, BOTH))).ok).toBe(true);
    expect(await lockDirectory(directory, machine(22, BOTH))).toEqual({
      ok: false,
      error: { kind: 'in-use', process: 11 },
    });
  });

  it('rejects a second lock of the same process', async () => {
    await lockDirectory(directory, machine(11, BOTH));
    expect((await lockDirectory(directory, machine(11, BOTH))).ok).toBe(false);
  });

  it('is released without leaving files behind', async () => {
    const lock = await lockDirectory(directory, machine(11, BOTH));
    if (lock.ok) await lock.value.release();
    expect(await readdir(directory)).toEqual([]);
    expect((await lockDirectory(directory, machine(22, BOTH))).ok).toBe(true);
  });

  it('is taken over from a killed process', async () => {
    await lockDirectory(directory, machine(11, BOTH));
    expect((await lockDirectory(directory, machine(22, { 22: 'b' }))).ok).toBe(true);
    const [left = '', ...more] = await readdir(directory);
    expect([await readFile(join(directory, left), 'utf8'), more]).toEqual(['22 b\n', []]);
  });

  it('is taken over when the process id was reused', async () => {
    await lockDirectory(directory, machine(11, BOTH));
    expect((await lockDirectory(directory, machine(22, { 11: 'later', 22: 'b' }))).ok).toBe(true);
  });

  it.each(['', 'nonsense', '\n\n', '-4 a'])('takes over an unreadable lock: %j', async (content) => {
    await writeFile(join(directory, 'server.lock'), content);
    expect((await lockDirectory(directory, machine(22, BOTH))).ok).toBe(true);
  });

  it('is taken over by exactly one of many', async () => {
    await lockDirectory(directory, machine(1, { 1: 'x' }));
    const running = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index + 2, 'y']));
    const locks = await Promise.all(
      Object.keys(running).map((id) => lockDirectory(directory, machine(Number(id), running))),
    );
    expect(locks.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('yields if another process was faster', async () => {
    // The first lock vanished and came again as an earlier one, which a look at that very moment misses.
    let looks = 0;
    const late: ProcessTable = {
      own: 22,
      isAlive: (id) => id === 11 && ++looks > 1,
      startOf: (id) => ({ 11: 'a', 22: 'b' })[id],
    };
    await lockDirectory(directory, machine(11, BOTH));
    expect(await lockDirectory(directory, late)).toEqual({ ok: false, error: { kind: 'in-use', process: 11 } });
    expect(await readdir(directory)).toEqual(['server.lock']);
  });

  it('recognises this process as running', () => {
    expect(systemProcesses.isAlive(systemProcesses.own)).toBe(true);
    expect(systemProcesses.isAlive(2 ** 30)).toBe(false);
  });
});
