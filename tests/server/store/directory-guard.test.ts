import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guardDirectory, guardOf } from '@infra/server/store/directory-guard.adapter.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tiffin-guard-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const AT_ONCE = { rounds: 0, pause: () => Promise.resolve() };

describe('S17 the guard of a data directory', () => {
  it('refuses another container, whose processes nobody can see', async () => {
    const first = await guardDirectory(directory, 1, AT_ONCE);
    expect(await guardDirectory(directory, 7, AT_ONCE)).toEqual({ ok: false, error: { kind: 'in-use', process: 1 } });
    if (first.ok) await first.value.release();
    expect((await guardDirectory(directory, 7, AT_ONCE)).ok).toBe(true);
  });

  it('waits for a holder that is ending', async () => {
    const first = await guardDirectory(directory, 1, AT_ONCE);
    const pause = async (): Promise<void> => void (first.ok && (await first.value.release()));
    expect((await guardDirectory(directory, 7, { rounds: 1, pause })).ok).toBe(true);
  });

  it('is given back by the system when its process is killed', async () => {
    const serve = `require('node:net').createServer((socket) => socket.end('5'))`;
    const program = `${serve}.listen(process.argv[1], () => console.log(''))`;
    const child = spawn(process.execPath, ['-e', program, join(directory, 'server.socket')]);
    await once(child.stdout, 'data');
    expect(await guardOf(directory)).toBe(5);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await guardOf(directory)).toBeUndefined();
    expect((await guardDirectory(directory, 7, AT_ONCE)).ok).toBe(true);
  });
});
