import { expect, it } from 'vitest';
import {
  checkProfile,
  type AccountDetails,
  type OwnAccount,
  type PersonalDetails,
  type PhoneProof,
} from '@domain/identity/index.ts';
import { userId, uuid } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import { createHttpOwnAccount } from '@infra/identity/http-own-account.adapter.ts';
import { codeFor } from '../../../server/identity/stage.ts';
import { makePicture, sendForm } from '../../../server/support/uploading.ts';
import { describePort, type Laws } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeOwnAccount } from '../fakes/fake-own-account.ts';
import { taken } from '../outcome.ts';
import { sampleContext, sampleOf } from '../samples.ts';

/**
 * The account of Nadia Berg, born 1994-06-02, beside that of second@tiffin.test, and the proof that a number is hers.
 */
type Subject = {
  readonly account: OwnAccount;
  prove(phone: string): Promise<CodeProof>;
  /** The address of a picture she has sent. */ picture(): Promise<string>;
};
type CodeProof = Extract<PhoneProof, { readonly kind: 'code' }>;

let asked = 0;
/** An unused phone number. */
const freshPhone = (): string => `3168${String((asked += 1)).padStart(7, '0')}`;
const OTHERS = { email: 'second@tiffin.test', phone: '31687654321' };
const person = {
  firstName: 'Nadia',
  lastName: 'van den Berg',
  birthday: '1995-12-31',
  gender: 'female',
} as const satisfies PersonalDetails;

const change = (more: Partial<PersonalDetails> & { readonly email?: string } = {}) => {
  const draft = { ...person, ...more };
  return taken(
    checkProfile({ ...draft, birthday: draft.birthday ?? '', email: more.email ?? '' }, undefined, '2025-03-10'),
  );
};

const laws: Laws<Subject> = (fresh) => {
  it('ACCOUNT-5 saves what was changed and leaves the rest alone', async () => {
    const { account } = await fresh();
    const before = taken(await account.load());
    expect(before).toMatchObject({ firstName: 'Nadia', lastName: 'Berg', birthday: '1994-06-02', gender: 'female' });
    const email = `nadia-${freshPhone()}@new.test`;
    const changed = taken(await account.update(change({ email })));
    expect(changed).toEqual({ ...before, ...person, email });
    expect(taken(await account.load())).toEqual(changed);
    expect(taken(await account.update(change()))).toEqual(changed);
  });

  it('ACCOUNT-5 shows the uploaded picture until it is replaced', async () => {
    const { account, picture } = await fresh();
    const [first, second] = [await picture(), await picture()];
    expect(taken(await account.update({ ...change(), image: first })).image).toBe(first);
    expect(taken(await account.update(change())).image).toBe(first);
    expect(taken(await account.update({ ...change(), image: second })).image).toBe(second);
    expect(taken(await account.load()).image).toBe(second);
  });

  it('ACCOUNT-5 allows an empty last name and keeps omitted fields', async () => {
    const { account } = await fresh();
    const before = taken(await account.load());
    expect(
      taken(await account.update(change({ firstName: 'عمر', lastName: '', birthday: undefined, gender: undefined }))),
    ).toEqual({ ...before, firstName: 'عمر', lastName: '' });
  });

  it('ACCOUNT-5 rejects an e-mail address already in use and changes nothing', async () => {
    const { account } = await fresh();
    const before = taken(await account.load());
    const outcome = await account.update(change({ email: OTHERS.email }));
    expect(outcome).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400, params: { email: expect.any(Array) as unknown } },
    });
    expect(taken(await account.load())).toEqual(before);
  });

  it('ACCOUNT-5 saves a phone number as verified with its code, as unverified without', async () => {
    const { account, prove } = await fresh();
    const [unproved, proved] = [freshPhone(), freshPhone()];
    expect(taken(await account.changePhone({ phone: unproved, proof: undefined }, person))).toMatchObject({
      ...person,
      phone: unproved,
      isPhoneVerified: false,
    });
    expect(taken(await account.changePhone({ phone: proved, proof: await prove(proved) }, person))).toMatchObject({
      phone: proved,
      isPhoneVerified: true,
    });
    expect(taken(await account.load())).toMatchObject({ ...person, phone: proved, isPhoneVerified: true });
  });

  it('ACCOUNT-5 rejects a phone number with a wrong code or already in use, and changes nothing', async () => {
    const { account, prove } = await fresh();
    const [before, phone] = [taken(await account.load()), freshPhone()];
    const proof = await prove(phone);
    const wrong = { ...proof, code: proof.code === '000000' ? '111111' : '000000' };
    expect(await account.changePhone({ phone, proof: wrong }, person)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', code: 'ERROR_201' },
    });
    expect(await account.changePhone({ phone: OTHERS.phone, proof: undefined }, person)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', params: { phone: expect.any(Array) as unknown } },
    });
    expect(taken(await account.load())).toEqual(before);
  });

  it('ACCOUNT-5 rejects every call after the account is deleted', async () => {
    const { account } = await fresh();
    taken(await account.close());
    for (const outcome of [await account.load(), await account.update(change()), await account.close()])
      expect(outcome).toEqual({ ok: false, error: { kind: 'unauthorized' } });
  });
};

const nadia: AccountDetails = {
  id: userId(7),
  firstName: 'Nadia',
  lastName: 'Berg',
  image: undefined,
  role: 'user',
  uuid: uuid('nadia'),
  email: 'nadia@tiffin.test',
  phone: '31612345678',
  isPhoneVerified: true,
  hasPassword: true,
  walletBalance: money(0, 2),
  birthday: '1994-06-02',
  gender: 'female',
};

export const ownAccountSuite = (embedded: Embedded): void =>
  describePort('OwnAccount', laws, {
    fake: () => ({
      account: createFakeOwnAccount(nadia, { emails: [OTHERS.email], phones: [OTHERS.phone], code: '481516' }),
      prove: async () => ({ kind: 'code', verifyId: 'v-1', code: '481516' }),
      picture: async () => `https://market.test/${(asked += 1)}.webp`,
    }),
    embedded: async () => {
      const customer = await embedded.customer();
      return {
        account: createHttpOwnAccount(customer),
        picture: async () =>
          (
            await sendForm(
              embedded.market,
              '/dashboard/galleries',
              [
                ['image', await makePicture('png')],
                ['type', 'users'],
              ],
              customer.token,
            )
          ).body.data.title,
        prove: async (phone: string): Promise<CodeProof> => {
          const asking = await embedded.market.api.ok('register', { phone }, { as: 'query', token: customer.token });
          return {
            kind: 'code',
            verifyId: (asking.data as { verifyId: string }).verifyId,
            code: await codeFor(embedded.market, phone),
          };
        },
      };
    },
    quirks: [
      {
        name: 'load',
        isOne: true,
        body: sampleOf('GET dashboard/user/profile/show'),
        read: (api) => createHttpOwnAccount({ api, context: sampleContext }).load(),
      },
      {
        name: 'update',
        isOne: true,
        body: sampleOf('GET dashboard/user/profile/show'),
        read: (api) => createHttpOwnAccount({ api, context: sampleContext }).update(change()),
      },
    ],
  });
