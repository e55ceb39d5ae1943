import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChild, startInVain } from './child-server.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tiffin-restart-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Starts on a busy machine take a second or two each. */
const STARTS = process.env['DEEP'] ? 20 : 4;

describe('RUN-1 starting again after a SIGKILL', () => {
  it(
    `works at the first try, ${STARTS} times in a row, whether or not the killed process is gone`,
    async () => {
      for (let start = 0; start < STARTS; start++) {
        const server = await startChild(directory);
        // Nobody waits until the process is gone: the next start does.
        process.kill(server.process, 'SIGKILL');
      }
      const last = await startChild(directory);
      expect((await last.api.call('listSettings', {})).status).toBe(200);
      await last.kill();
    },
    STARTS * 40_000,
  );

  it('is refused while the other one lives', async () => {
    const server = await startChild(directory);
    const { code, said } = await startInVain(directory);
    expect([code, said]).toEqual([1, expect.stringContaining(`in use by process ${server.process};`)]);
    await server.kill();
  });
});
