import { ok, type Result } from '@domain/kernel/result.ts';
import { silentLog } from '@infra/server/foundation/platform/log.ts';
import { onDatabase } from '@infra/server/store/database-refusal.ts';
import { openStore, storeRefusalText } from '@infra/server/store/index.ts';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';

const URL_OF_TESTS = process.env['TEST_DATABASE_URL'];
const PLACE = 'postgres://tiffin:secret@db.example:5433/tiffin';

const coded = (message: string, code?: string): Error => Object.assign(new Error(message), { ...(code && { code }) });
const sentenceOf = async (ask: Error | undefined, work?: Error): Promise<string> => {
  const outcome = await onDatabase(
    PLACE,
    () => (ask ? Promise.reject(ask) : Promise.resolve()),
    (): Promise<Result<string, never>> => (work ? Promise.reject(work) : Promise.resolve(ok('done'))),
  );
  return outcome.ok ? outcome.value : storeRefusalText(outcome.error);
};
const openAt = async (url: string): Promise<string> => {
  const opened = await openStore({ kind: 'postgres', url, poolSize: 2, migrations: 'run' }, silentLog);
  if (!opened.ok) return storeRefusalText(opened.error);
  await opened.value.close();
  return 'opened';
};

describe('OPS-1 a start on a PostgreSQL that cannot be used', () => {
  it('says in one sentence where it is away', async () => {
    expect(await openAt('postgres://tiffin:secret@127.0.0.1:1/tiffin')).toMatch(
      /^PostgreSQL cannot be reached at 127\.0\.0\.1:1 \(.*ECONNREFUSED.*\); start it or correct DATABASE_URL\.$/,
    );
    expect(await sentenceOf(coded('', 'ENOTFOUND'))).toBe(
      'PostgreSQL cannot be reached at db.example:5433 (ENOTFOUND); start it or correct DATABASE_URL.',
    );
  });

  it.each([
    coded('password authentication failed for user "tiffin"', '28P01'),
    coded('database "tiffin" does not exist', '3D000'),
    coded('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    coded('The server does not support SSL connections'),
  ])('passes on why it does not let us in: $message', async (failure) => {
    expect(await sentenceOf(failure)).toBe(
      `PostgreSQL at db.example:5433 refuses DATABASE_URL (${failure.message}); correct one or the other.`,
    );
  });

  it('says that the role must own its database, and never tells the password', async () => {
    const sentence = await sentenceOf(undefined, coded('permission denied for schema public', '42501'));
    expect(sentence).toMatch(/may not create tables .*permission denied.*; make it the owner of its database\.$/);
    expect(sentence).not.toContain('secret');
  });

  it('goes on where it answers, and hides no other failure', async () => {
    expect(await sentenceOf(undefined)).toBe('done');
    await expect(sentenceOf(undefined, coded('syntax error', '42601'))).rejects.toThrow('syntax error');
  });

  it.runIf(URL_OF_TESTS)('is told by PostgreSQL itself', async () => {
    const url = new URL(URL_OF_TESTS ?? '');
    url.pathname = '/no_such_database';
    expect(await openAt(url.href)).toContain('database "no_such_database" does not exist');
    const client = new Client({ connectionString: URL_OF_TESTS });
    await client.connect();
    await client.query('drop role if exists guest_of_tests');
    await client.query("create role guest_of_tests login password 'guest'");
    await client.query('drop database if exists owned_by_others');
    await client.query('create database owned_by_others');
    url.pathname = '/owned_by_others';
    url.username = 'guest_of_tests';
    url.password = 'guest';
    const sentence = await openAt(url.href);
    await client.query('drop database owned_by_others');
    await client.query('drop role guest_of_tests');
    await client.end();
    expect(sentence).toContain('make it the owner of its database');
  });
});
