import * as fc from 'fast-check';
import { KEYED } from '@infra/server/http/idempotency.ts';
import { readOperations, type Operation, type OperationId } from '@infra/server/http/contract/index.ts';
import { silentLog, type LogFields } from '@infra/server/foundation/platform/log.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import type { How } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { parametersArb } from './parameter.arb.ts';

/** Stands in what one customer keeps, and may be read by nobody else but the operator. */
const CANARY = 'canary-5e1f';

/** They end the caller’s session or account, or make the server fail on purpose: later calls would tell nothing. */
const SILENCING: ReadonlySet<OperationId> = new Set<OperationId>([
  'setFaults',
  'turnClock',
  'logOut',
  'updatePassword',
  'deleteProfile',
  'endOtherSessions',
  'endSession',
]);

let test: TestMarketplace;
/** What the server has logged of it, for whoever reads the failure. */
let latestFault = '';
const tokens: Record<Caller, string | undefined> = { nobody: undefined, stranger: '', owner: '', operator: '' };
beforeAll(async () => {
  const log = {
    ...silentLog,
    error: (event: string, fields?: LogFields) => (latestFault = JSON.stringify([event, fields])),
  };
  test = await startMarketplace({ LIMITS: 'off' }, { log });
  tokens.stranger = await test.api.signIn('second@tiffin.test');
  tokens.owner = await test.api.signIn('demo@tiffin.test');
  tokens.operator = await test.api.signIn('desk@tiffin.test');
  const { data: chat } = await test.api.ok('openChat', { roleId: 'admin' }, { token: tokens.owner });
  const own = { token: tokens.owner };
  await test.api.ok('sendChatMessage', { chat_id: chat.id, chat_content: CANARY }, own);
  await test.api.ok('createAddress', { title: CANARY, address: { address: CANARY }, location: [52.37, 4.89] }, own);
});
afterAll(() => test.marketplace.close());

type Caller = 'nobody' | 'stranger' | 'owner' | 'operator';
type Fuzzed = { readonly operation: Operation; readonly sent: Record<string, unknown>; readonly how: How };

/** Those that answer JSON and take no files. */
const operations = readOperations().filter(
  ({ id, responses, maxFiles }) => responses['200'] !== undefined && maxFiles === 0 && !SILENCING.has(id),
);
const headersArb = ({ id }: Operation): fc.Arbitrary<Record<string, string>> =>
  KEYED.has(id)
    ? fc
        .integer({ min: 1, max: 99 })
        .map((key) => ({ 'idempotency-key': `3d5a1c00-0000-4000-9000-${String(key).padStart(12, '0')}` }))
    : fc.constant({});

/** No address can hold half of a character. */
const inAddress = (parameters: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, String(value).replace(/[\ud800-\udfff]/gu, '?')]),
  );

const callOf = (operation: Operation): fc.Arbitrary<Fuzzed> =>
  fc
    .record({
      path: parametersArb(operation.pathParameters).map(inAddress),
      parameters: parametersArb(operation.parameters),
      as: fc.constantFrom(undefined, 'query', 'json', 'form'),
      lang: fc.constantFrom('en', 'ar', 'xx', ''),
      headers: headersArb(operation),
    })
    .map(({ path, parameters, as, lang, headers }) => ({
      operation,
      sent: { ...parameters, ...path },
      how: { lang, headers, ...(as !== undefined && operation.method !== 'GET' && { as }) },
    }));
const callArb = (allowed: readonly Operation[]): fc.Arbitrary<Fuzzed> =>
  fc.constantFrom(...allowed).chain((operation) => callOf(operation));

/** Calls it: the answer has to be one that is described. `fault` is what the server logged where it failed. */
const answerTo = async ({ operation, sent, how }: Fuzzed, caller: Caller) => {
  const { status, body } = await test.api.call(operation.id, sent, { ...how, token: tokens[caller] });
  return { text: JSON.stringify(body), fault: status < 500 ? undefined : `${status} ${latestFault}` };
};

describe('L13 generated requests', () => {
  it('find what the owner keeps, where it may be read', async () => {
    const own = { token: tokens.owner };
    const kept = [await test.api.ok('listAddresses', {}, own), await test.api.ok('listChats', {}, own)];
    expect(kept.map((answer) => JSON.stringify(answer).includes(CANARY))).toEqual([true, true]);
  });

  it('are answered as described by customers and guests, and nobody reads what is another’s', async () => {
    const open = operations.filter(({ role }) => role === undefined);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('nobody', 'stranger', 'owner'), callArb(open), async (caller, fuzzed) => {
        const { text, fault } = await answerTo(fuzzed, caller);
        expect(fault).toBeUndefined();
        if (caller !== 'owner') expect(text).not.toContain(CANARY);
      }),
      { ...runs(1_500, 85_000), endOnFailure: true },
    );
  }, 3_600_000);

  it('of the operator and of couriers are answered as described', async () => {
    const ofRole = operations.filter(({ role }) => role !== undefined);
    await fc.assert(
      fc.asyncProperty(callArb(ofRole), async (fuzzed) => {
        expect((await answerTo(fuzzed, 'operator')).fault).toBeUndefined();
      }),
      { ...runs(500, 15_000), endOnFailure: true },
    );
  }, 3_600_000);
});
