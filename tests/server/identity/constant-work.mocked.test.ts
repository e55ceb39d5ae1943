import type * as Crypto from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperationId } from '@infra/server/http/contract/index.ts';
import type { Store } from '@infra/server/store/index.ts';
import { openEmptyStore } from '../support/empty-store.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { codeFor, otherThan, setSettings } from './stage.ts';

/** The expensive work of a call: passwords that are hashed, and statements by what they do. */
const work = vi.hoisted(() => ({ hashes: 0, statements: [] as string[] }));
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof Crypto>();
  const scrypt = (...taken: Parameters<typeof crypto.scrypt>): void => {
    work.hashes += 1;
    crypto.scrypt(...taken);
  };
  return { ...crypto, scrypt };
});

const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    work.statements.push(node.kind);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};
const counted = (store: Store): Store => ({
  get database() {
    return store.database.withPlugin(counting);
  },
  transactions: store.transactions,
  broadcast: store.broadcast,
  isShared: false,
  close: store.close,
});

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace({}, { store: counted(await openEmptyStore()) });
  await setSettings(test, { auth_option: 'both' });
  await test.api.ok('listSettings');
});
beforeEach(() => test.clock.advance(2 * 3_600_000));
afterAll(() => test.marketplace.close());

const workOf = async (id: OperationId, sent: Readonly<Record<string, unknown>>) => {
  work.hashes = 0;
  work.statements = [];
  const { status } = await test.api.call(id, sent, { as: id === 'verifyCode' ? 'query' : 'json' });
  return { status, hashes: work.hashes, statements: [...work.statements] };
};
const verifyIdOf = async (id: OperationId, phone: string): Promise<string> =>
  ((await test.api.call(id, { phone })).body as { data: { verifyId: string } }).data.verifyId;

const KNOWN = { email: 'demo@tiffin.test', phone: '31612345678' };
const UNKNOWN = { email: 'nobody@tiffin.test', phone: '31600000077' };
const draft = { firstname: 'Ada', password: 'secret1', password_confirmation: 'secret1', verify_token: 'x'.repeat(43) };

describe('API-1 known and unknown accounts cost the same work', () => {
  it.each<readonly [string, (who: typeof KNOWN) => Promise<object>]>([
    ['signing in by e-mail', ({ email }) => workOf('logIn', { email, password: 'wrong one' })],
    ['signing in by phone', ({ phone }) => workOf('logIn', { phone, password: 'wrong one' })],
    ['registering by e-mail', ({ email }) => workOf('register', { email })],
    ['registering by phone', ({ phone }) => workOf('register', { phone })],
    ['asking for another code', ({ email }) => workOf('resendCode', { email })],
    ['forgetting by e-mail', ({ email }) => workOf('forgetPasswordByEmail', { email })],
    ['forgetting by phone', ({ phone }) => workOf('forgetPasswordByPhone', { phone })],
    [
      'finishing without proof',
      async ({ email }) => {
        await test.api.call('register', { email });
        return workOf('completeRegistration', { ...draft, email });
      },
    ],
    [
      'trying a code of an address',
      async ({ email }) => {
        await test.api.call('register', { email });
        return workOf('verifyCode', { email, code: otherThan(await codeFor(test, email)) });
      },
    ],
    [
      'trying a code of a forgotten password',
      async ({ email }) => {
        await test.api.call('forgetPasswordByEmail', { email });
        return workOf('recoverByEmail', { email, code: otherThan(await codeFor(test, email)) });
      },
    ],
    [
      'trying a code of a phone',
      async ({ phone }) =>
        workOf('verifyPhone', {
          verifyId: await verifyIdOf('register', phone),
          verifyCode: otherThan(await codeFor(test, phone)),
        }),
    ],
    [
      'trying a code of a forgotten phone',
      async ({ phone }) =>
        workOf('recoverByPhone', {
          phone,
          verifyId: await verifyIdOf('forgetPasswordByPhone', phone),
          verifyCode: otherThan(await codeFor(test, phone)),
        }),
    ],
  ])('%s', async (_name, act) => {
    const [known, unknown] = [await act(KNOWN), await act(UNKNOWN)];
    expect(known).toEqual(unknown);
  });

  it('counts hashes and statements', async () => {
    expect(await workOf('logIn', { email: KNOWN.email, password: 'wrong one' })).toEqual({
      status: 400,
      hashes: 1,
      statements: ['SelectQueryNode'],
    });
    const { statements } = await workOf('register', { email: 'counted@new.test' });
    expect(statements.filter((kind) => kind === 'InsertQueryNode')).toHaveLength(2);
  });
});
