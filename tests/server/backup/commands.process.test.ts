import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMarketplace } from '@infra/server/index.ts';
import { silentLog } from '@infra/server/foundation/platform/log.ts';
import { createApi } from '../support/api.ts';
import { CHEAP, createHandClock, createHandTimers, testConfig } from '../support/marketplace.ts';
import { smallCity } from '../support/small-city.ts';

const run = promisify(execFile);

/** A marketplace on files, as an operator has one. */
const openOn = async (directory: string) => {
  const opened = await createMarketplace(
    { ...testConfig(), store: { kind: 'embedded', directory } },
    {
      clock: createHandClock(),
      timers: createHandTimers(),
      log: silentLog,
      passwordCost: CHEAP,
      city: () => Promise.resolve(smallCity),
    },
  );
  if (!opened.ok) throw new Error(opened.error.sentence);
  return opened.value;
};

const command = async (
  name: 'backup' | 'restore',
  directory: string,
  file: string,
): Promise<{ readonly code: number; readonly said: string }> => {
  const environment = { ...process.env, DATA_DIR: directory, DATABASE_URL: '' };
  try {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', `src-infra/server/cli/${name}.ts`, file], {
      env: environment,
    });
    return { code: 0, said: stdout };
  } catch (failure) {
    const { code, stderr } = failure as { readonly code: number; readonly stderr: string };
    return { code, said: stderr };
  }
};

let folder: string;
const at = (name: string): string => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-backup-'));
  await (await openOn(at('first'))).close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('RUN-1 the backup and restore commands', () => {
  it('move a marketplace to another data directory', async () => {
    expect((await command('backup', at('first'), at('whole.gz'))).code).toBe(0);
    expect(await command('restore', at('second'), at('whole.gz'))).toEqual({
      code: 0,
      said: `Restored from ${at('whole.gz')}.\n`,
    });
    const marketplace = await openOn(at('second'));
    expect(await createApi(marketplace).signIn('demo@tiffin.test')).toMatch(/^\d+\|/);
    expect((await command('backup', at('second'), at('busy.gz'))).said).toContain('in use by process');
    await marketplace.close();
    expect((await command('restore', at('second'), at('whole.gz'))).said).toContain('There is data already');
    expect(await readdir(folder)).not.toContain('busy.gz');
  });

  it('back up nothing where no server has started yet, and create nothing there', async () => {
    expect(await command('backup', at('nowhere'), at('nothing.gz'))).toEqual({
      code: 1,
      said: 'There is no marketplace in this database yet; set DATABASE_URL or DATA_DIR as the server has them.\n',
    });
    const names = await readdir(folder);
    expect([names.includes('nowhere'), names.includes('nothing.gz')]).toEqual([false, false]);
  });

  it('describe a folder that is missing in one sentence', async () => {
    const { code, said } = await command('backup', at('first'), at('missing/whole.gz'));
    expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
    expect(said).toContain('no such file or directory');
  });

  it('describe a broken file in one sentence', async () => {
    const whole = await readFile(at('whole.gz'));
    await writeFile(at('cut.gz'), whole);
    await truncate(at('cut.gz'), Math.floor(whole.length / 2));
    await writeFile(at('other.gz'), 'no archive');
    for (const [file, directory] of [
      ['cut.gz', 'third'],
      ['other.gz', 'fourth'],
      ['missing.gz', 'fifth'],
    ] as const) {
      const { code, said } = await command('restore', at(directory), at(file));
      expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
    }
  });
});
