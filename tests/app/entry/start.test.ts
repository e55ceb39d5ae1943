import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SCRIPT = resolve('src/entry/node/start.mjs');

/** Starts in an empty folder, as a given version of Node. */
const start = (version?: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-start-'));
  const posing = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const options = version === undefined ? [] : ['--import', `data:text/javascript,${encodeURIComponent(posing)}`];
  const { status, stderr } = spawnSync(process.execPath, [...options, SCRIPT], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return [status, stderr];
};

describe('RUN-1 npm start', () => {
  it.each(['18.20.4', '20.18.3'])('says in one sentence that Node %s is too old', (version) => {
    expect(start(version)).toEqual([
      1,
      `Tiffin needs Node 20.19 or newer, and this is ${version}; install a newer one.\n`,
    ]);
  });

  it('says what is missing where nothing is installed', () => {
    expect(start()).toEqual([1, 'The packages are missing; run npm ci first, in the folder of Tiffin.\n']);
  });
});
