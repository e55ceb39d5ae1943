import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { Client } from 'pg';
import { silentLog } from '@infra/server/foundation/platform/log.ts';
import { dumpNewDatabase, openStore, type Store, type StoreOptions } from '@infra/server/store/index.ts';
import { openReused } from './reused-databases.ts';

const CACHE = new URL('../../../node_modules/.cache/tiffin/', import.meta.url);

/**
 * A store with tables and no rows: in memory, or a database of its own on the PostgreSQL that TEST_DATABASE_URL names.
 * Databases in memory are copies of one that is made once, and used again.
 */
export const openEmptyStore = async (options: StoreOptions = {}): Promise<Store> => {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) return openOnServer(server, options);
  const opened = await openStore(
    { kind: 'memory', open: (settings) => openReused(template, settings) },
    silentLog,
    options,
  );
  if (!opened.ok) throw new Error('A store in memory is never in use');
  return opened.value;
};

/** Databases of tests stay until their server is thrown away. */
const openOnServer = async (server: string, options: StoreOptions): Promise<Store> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openStore({ kind: 'postgres', url: url.href, poolSize: 10 }, silentLog, options);
  if (!opened.ok) throw new Error('A database of its own is never in use');
  return opened.value;
};

const MIGRATIONS = new URL('../../../src-infra/server/store/migrations/', import.meta.url);
const PGLITE = new URL('../../../node_modules/@electric-sql/pglite/package.json', import.meta.url);

/** Of one version of the database's program and of its tables. */
const templateName = async (): Promise<string> => {
  const hash = createHash('sha256').update(await readFile(PGLITE));
  for (const name of (await readdir(MIGRATIONS)).sort())
    hash.update(name).update(await readFile(new URL(name, MIGRATIONS)));
  return `new-${hash.digest('hex').slice(0, 16)}.tar`;
};

const template = async (): Promise<Blob> => {
  const file = new URL(await templateName(), CACHE);
  const known = await readFile(file).catch(() => undefined);
  return new Blob([known ?? (await make(file))]);
};

/** Several test files may do so at once: each writes aside, and the last one stays. */
const make = async (file: URL): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = await dumpNewDatabase();
  await mkdir(CACHE, { recursive: true });
  const draft = new URL(`${file.href}.${process.pid}`);
  await writeFile(draft, bytes);
  await rename(draft, file);
  return bytes;
};
