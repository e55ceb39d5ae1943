import { err, ok, type Result } from '@domain/kernel/result.ts';
import { readFilePath, type FilePath, type FileStore } from '../files/index.ts';
import type { BackupTables } from './backup-tables.port.ts';
import { BACKUP_END, BACKUP_FORMAT, type BackupHeader } from './write-backup.ts';

/** Why a backup was not taken in; the store is as it was before. */
export type RestoreRefusal = { readonly kind: 'not-a-backup' | 'damaged' | 'other-version' | 'not-empty' };

const ROWS_AT_ONCE = 500;

/** The header of a backup, from its first line. */
export const readHeader = (line: string): Result<BackupHeader, RestoreRefusal> => {
  const json = parsed(line);
  const { format, migrations } = (typeof json === 'object' && json !== null ? json : {}) as Partial<
    Record<keyof BackupHeader, unknown>
  >;
  const isHeader =
    format === BACKUP_FORMAT && Array.isArray(migrations) && migrations.every((name) => typeof name === 'string');
  return isHeader ? ok({ format, migrations }) : err({ kind: 'not-a-backup' });
};

/**
 * Fills an empty store whose tables are those of the backup; all or nothing. Files of a backup that is refused further
 * on belong to no row, so the server removes them.
 */
export const restoreLines = async (
  tables: BackupTables,
  files: Pick<FileStore, 'write'>,
  lines: AsyncIterable<string>,
): Promise<Result<void, RestoreRefusal>> => {
  const iterator = lines[Symbol.asyncIterator]();
  const first = await iterator.next();
  const header = readHeader(first.done ? '' : first.value);
  if (!header.ok) return header;
  if (JSON.stringify(header.value.migrations) !== JSON.stringify(await tables.migrations()))
    return err({ kind: 'other-version' });
  const names = await tables.inOrder();
  try {
    return await tables.together(async () => {
      if (await tables.hasRows(names)) return err({ kind: 'not-empty' });
      await fill(tables, files, new Set(names), iterator);
      for (const name of names) await tables.continueIds(name);
      return ok(undefined);
    });
  } catch (failure) {
    if (failure instanceof Damaged || isDataFailure(failure)) return err({ kind: 'damaged' });
    throw failure;
  }
};

/** Thrown inside the transaction, so that nothing stays of it. */
class Damaged extends Error {}

/** Classes 22 and 23 of SQLSTATE: values that are none, and rows that the tables refuse. */
const isDataFailure = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && typeof failure.code === 'string' && /^2[23]/.test(failure.code);

const fill = async (
  tables: BackupTables,
  files: Pick<FileStore, 'write'>,
  names: ReadonlySet<string>,
  iterator: AsyncIterator<string>,
): Promise<void> => {
  const seen = new Set<string>();
  let table: string | undefined;
  let rows: string[] = [];
  let isWhole = false;
  const flush = async (): Promise<void> => {
    if (table !== undefined && rows.length > 0) await tables.insert(table, rows);
    rows = [];
  };
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    if (isWhole) throw new Damaged('Something follows the end');
    const named = tableOf(next.value);
    const file = fileOf(next.value);
    if (next.value === BACKUP_END) {
      await flush();
      isWhole = true;
    } else if (file) {
      await flush();
      await files.write(file.path, file.bytes);
    } else if (named !== undefined) {
      await flush();
      if (!names.has(named) || seen.has(named)) throw new Damaged(`Unexpected table ${named}`);
      seen.add(named);
      table = named;
    } else {
      if (table === undefined || parsed(next.value) === undefined) throw new Damaged('A row that is none');
      rows.push(next.value);
      if (rows.length >= ROWS_AT_ONCE) await flush();
    }
  }
  if (!isWhole || seen.size !== names.size) throw new Damaged('Something is missing');
};

const tableOf = (line: string): string | undefined => /^\{"table":"(\w+)"\}$/.exec(line)?.[1];

const fileOf = (line: string): { readonly path: FilePath; readonly bytes: Uint8Array } | undefined => {
  const match = /^\{"file":"([^"]+)","bytes":"([A-Za-z0-9+/=]*)"\}$/.exec(line);
  const path = match?.[1] === undefined ? undefined : readFilePath(match[1]);
  return path && { path, bytes: Buffer.from(match?.[2] ?? '', 'base64') };
};

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};
