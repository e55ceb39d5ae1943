import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackupTables } from '@infra/server/foundation/backup/backup-tables.repository.ts';
import { backupLines, restoreLines } from '@infra/server/foundation/backup/index.ts';
import { parentsFirst } from '@infra/server/foundation/backup/tables.ts';
import type { Store } from '@infra/server/store/index.ts';
import { createMemoryFiles, readFilePath, type FilePath } from '@infra/server/foundation/files/index.ts';
import { openEmptyStore } from '../support/empty-store.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

const PICTURE = readFilePath('users/6f1c2b1e8a444d0e9b572f3f1c0a9e11.png') as FilePath;
const uploaded = createMemoryFiles();

const linesOf = async (store: Store, files = uploaded): Promise<readonly string[]> => {
  const lines: string[] = [];
  await backupLines(createBackupTables(store), files, (line) => Promise.resolve(void lines.push(line)));
  return lines;
};

async function* streamOf(lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(line);
}

let test: TestMarketplace;
let lines: readonly string[];
let empty: Store;
beforeAll(async () => {
  test = await startMarketplace();
  await uploaded.write(PICTURE, new Uint8Array([0, 255, 10, 13, 128]));
  lines = await linesOf(test.store);
  empty = await openEmptyStore();
});
afterAll(async () => {
  await test.marketplace.close();
  await empty.close();
});

describe('RUN-1 a backup', () => {
  it('contains rows of many tables', () => {
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.filter((line) => line.startsWith('{"table":')).length).toBeGreaterThan(20);
  });

  it('restores every byte, and the marketplace continues on the restored data', async () => {
    const store = await openEmptyStore();
    const files = createMemoryFiles();
    expect(await restoreLines(createBackupTables(store), files, streamOf(lines))).toEqual({
      ok: true,
      value: undefined,
    });
    expect(await linesOf(store, files)).toEqual(lines);
    expect(await files.read(PICTURE)).toEqual(new Uint8Array([0, 255, 10, 13, 128]));
    const again = await startMarketplace({}, { store });
    const token = await again.api.signIn('demo@tiffin.test');
    const { status } = await again.api.call(
      'createAddress',
      { title: 'Home', address: { address: 'Quay 1' }, location: [52.3, 4.8] },
      { token },
    );
    expect(status).toBe(200);
    await again.marketplace.close();
  });

  it('is rejected by a store that is not empty', async () => {
    expect(await restoreLines(createBackupTables(test.store), createMemoryFiles(), streamOf(lines))).toEqual({
      ok: false,
      error: { kind: 'not-empty' },
    });
    expect(await linesOf(test.store)).toEqual(lines);
  });

  it('is rejected without side effects if it is truncated, corrupt or of another version', async () => {
    const spoiled: readonly (readonly [string, readonly string[]])[] = [
      ['not-a-backup', []],
      ['not-a-backup', ['{"format":"something else","migrations":[]}', ...lines.slice(1)]],
      ['other-version', ['{"format":"tiffin backup 1","migrations":["0001_reference"]}', ...lines.slice(1)]],
      ['damaged', lines.slice(0, Math.floor(lines.length / 2))],
      ['damaged', lines.with(5, 'not json')],
      ['damaged', [...lines, '{"table":"users"}']],
      ['damaged', lines.slice(0, -1)],
      ['damaged', lines.map((line) => line.replace('"file":"users/', '"file":"../users/'))],
      ['damaged', lines.map((line) => line.replace(/"shop_id":1,/, '"shop_id":987654,'))],
      ['damaged', lines.map((line) => line.replace(/"role":"admin"/, '"role":"king"'))],
    ];
    const before = await linesOf(empty);
    for (const [kind, given] of spoiled) {
      expect(await restoreLines(createBackupTables(empty), createMemoryFiles(), streamOf(given))).toEqual({
        ok: false,
        error: { kind },
      });
      expect(await linesOf(empty)).toEqual(before);
    }
  });
});

describe('RUN-1 the order of tables', () => {
  it('places every table after the tables it references', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const edgesArb = fc.array(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }))).map((pairs) =>
      pairs.map(([left, right]) => ({
        child: names[Math.max(left, right)] as string,
        parent: names[Math.min(left, right)] as string,
      })),
    );
    fc.assert(
      fc.property(edgesArb, fc.shuffledSubarray(names, { minLength: 5 }), (edges, shuffled) => {
        const ordered = parentsFirst(shuffled, edges);
        expect([...ordered].sort()).toEqual(names);
        for (const { child, parent } of edges)
          expect(ordered.indexOf(parent)).toBeLessThanOrEqual(ordered.indexOf(child));
      }),
    );
    expect(() =>
      parentsFirst(
        ['a', 'b'],
        [
          { child: 'a', parent: 'b' },
          { child: 'b', parent: 'a' },
        ],
      ),
    ).toThrow('circle');
  });
});
