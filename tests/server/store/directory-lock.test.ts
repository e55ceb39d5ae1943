import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory, lockPatiently, type ProcessTable } from '@infra/server/store/directory-lock.adapter.ts';
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

  it('is taken over after another boot, when the same number and start time belong to somebody else', async () => {
    await lockDirectory(directory, machine(11, { 11: '500@first' }));
    const rebooted = machine(22, { 11: '500@second', 22: '600@second' });
    expect((await lockDirectory(directory, rebooted)).ok).toBe(true);
  });

  it('is respected when an earlier version noted no boot', async () => {
    await writeFile(join(directory, 'server.lock'), '11 500\n');
    expect((await lockDirectory(directory, machine(22, { 11: '500@boot', 22: '600@boot' }))).ok).toBe(false);
    expect((await lockDirectory(directory, machine(22, { 11: '501@boot', 22: '600@boot' }))).ok).toBe(true);
  });

  it('waits for a holder that is ending, and not for one that goes on', async () => {
    await lockDirectory(directory, machine(11, BOTH));
    let pauses = 0;
    const wait = (endsAfter: number) => {
      pauses = 0;
      const running = { ...machine(22, BOTH), isAlive: (id: number) => id === 22 || pauses < endsAfter };
      const pause = (): Promise<void> => {
        pauses += 1;
        return Promise.resolve();
      };
      return lockPatiently(directory, running, { rounds: 5, pause });
    };
    expect([(await wait(9)).ok, pauses]).toEqual([false, 5]);
    expect([(await wait(3)).ok, pauses]).toEqual([true, 3]);
    expect([(await wait(0)).ok, pauses]).toEqual([false, 0]);
  });

  it('counts a zombie as ended', async () => {
    // The shell starts a child, becomes a program that reaps nobody, and the child is killed.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = Number(said.toString());
    expect(systemProcesses.isAlive(child)).toBe(true);
    // A shell that is still one might reap the child.
    await expect.poll(() => readFile(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
    process.kill(child, 'SIGKILL');
    await expect.poll(() => systemProcesses.isAlive(child)).toBe(false);
    expect(() => process.kill(child, 0)).not.toThrow();
    parent.kill('SIGKILL');
  });

  it('recognizes this process as running', () => {
    expect(systemProcesses.isAlive(systemProcesses.own)).toBe(true);
    expect(systemProcesses.isAlive(2 ** 30)).toBe(false);
  });
});
