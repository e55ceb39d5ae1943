import { describe, expect, it } from 'vitest';
import { createHttpOwnAccount } from '@infra/identity/http-own-account.adapter.ts';
import { reading } from '../contract/calls/call-row.ts';
import { fakeApi } from '../orders/fake-api.ts';

const open = (body: unknown, status = 200) =>
  createHttpOwnAccount({ api: fakeApi(() => ({ status, body })).api, context: reading });
const load = async (fields: object) => {
  const answer = await open({ data: { id: 7, firstname: 'Nadia', ...fields } }).load();
  return answer.ok ? answer.value : undefined;
};

describe('ACCOUNT-5 API-1 the customer’s own account', () => {
  it('reads a valid birthday, whatever time follows it', async () => {
    const days = [
      '1994-06-02 00:00:00Z',
      '1994-06-02',
      '1994-06-02T00:00:00.000000Z',
      '1994-02-30',
      '',
      null,
      19_940_602,
    ];
    expect(await Promise.all(days.map(async (birthday) => (await load({ birthday }))?.birthday))).toEqual([
      '1994-06-02',
      '1994-06-02',
      '1994-06-02',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has a display name only if one was set', async () => {
    expect(await Promise.all(['1b2f', '', null, undefined].map(async (uuid) => (await load({ uuid }))?.uuid))).toEqual([
      '1b2f',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('reads a gender only if it is one of the two in the contract', async () => {
    expect(
      await Promise.all(['female', 'male', '', null, 'other'].map(async (gender) => (await load({ gender }))?.gender)),
    ).toEqual(['female', 'male', undefined, undefined, undefined]);
  });

  it('names the rejected fields', async () => {
    const refusal = {
      statusCode: 'ERROR_400',
      message: 'Invalid',
      params: { phone: ['The phone has already been taken.'] },
    };
    expect(
      await open(refusal, 400).changePhone(
        { phone: '31612345678', proof: undefined },
        { firstName: 'Nadia', lastName: '', birthday: undefined, gender: undefined },
      ),
    ).toMatchObject({
      ok: false,
      error: { kind: 'rejected', params: { phone: ['The phone has already been taken.'] } },
    });
    expect(await open({}, 401).close()).toEqual({ ok: false, error: { kind: 'unauthorized' } });
  });
});
