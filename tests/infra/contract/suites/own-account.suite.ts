import { expect, it } from 'vitest';
import type { AccountDetails, OwnAccount, PersonalDetails, PhoneProof, ProfileChange } from '@domain/identity/index.ts';
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
  /** The last code sent to an address or number. */ codeFor(to: string): Promise<string>;
};
type CodeProof = Extract<PhoneProof, { readonly kind: 'code' }>;

let asked = 0;
/** An unused phone number. */
const freshPhone = (): string => `3168${String((asked += 1)).padStart(7, '0')}`;
const OWNER = { oldPassword: 'lunchbox' };
const OTHERS = { email: 'second@tiffin.test', phone: '31687654321' };
const person = {
  firstName: 'Nadia',
  lastName: 'van den Berg',
  birthday: '1995-12-31',
  gender: 'female',
} as const satisfies PersonalDetails;

const change = (more: Partial<ProfileChange> = {}): ProfileChange => ({ ...person, ...more });

const laws: Laws<Subject> = (fresh) => {
  it('ACCOUNT-5 saves what was changed and leaves the rest alone', async () => {
    const { account } = await fresh();
    const before = taken(await account.load());
    expect(before).toMatchObject({ firstName: 'Nadia', lastName: 'Berg', birthday: '1994-06-02', gender: 'female' });
    const email = `nadia-${freshPhone()}@new.test`;
    const changed = taken(await account.update(change({ email }), OWNER));
    expect(changed).toEqual({ ...before, ...person, email, isEmailVerified: false });
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
    expect(taken(await account.update({ firstName: 'Nadia', image: null })).image).not.toBe(second);
  });

  it('ACCOUNT-5 allows an empty last name and keeps omitted fields', async () => {
    const { account } = await fresh();
    const before = taken(await account.load());
    expect(taken(await account.update({ firstName: 'عمر', lastName: '' }))).toEqual({
      ...before,
      firstName: 'عمر',
      lastName: '',
    });
  });

  it('ACCOUNT-5 removes a birthday and a gender that are not to be known', async () => {
    const { account } = await fresh();
    const before = taken(await account.load());
    const removed = { ...before, birthday: undefined, gender: undefined };
    expect(taken(await account.update({ firstName: 'Nadia', birthday: null, gender: null }))).toEqual(removed);
    expect(taken(await account.load())).toEqual(removed);
  });

  it.each([
    ['nothing', undefined],
    ['a wrong password', { oldPassword: 'not this' }],
  ])('ACCOUNT-5 rejects a new e-mail address or number with %s, and changes nothing', async (_what, evidence) => {
    const { account } = await fresh();
    const before = taken(await account.load());
    const refused = { ok: false, error: { kind: 'rejected', params: { old_password: expect.any(Array) as unknown } } };
    const email = `nadia-${freshPhone()}@new.test`;
    expect(await account.update(change({ email }), evidence)).toMatchObject(refused);
    const number = { phone: freshPhone(), proof: undefined };
    expect(await account.changePhone(number, person, evidence)).toMatchObject(refused);
    expect(taken(await account.load())).toEqual(before);
  });

  it('ACCOUNT-5 answers alike for an address or number that somebody else has', async () => {
    const { account } = await fresh();
    const email = `nadia-${freshPhone()}@new.test`;
    const free = taken(await account.update(change({ email }), OWNER));
    expect(taken(await account.update(change({ email: OTHERS.email }), OWNER))).toEqual({
      ...free,
      email: OTHERS.email,
    });
    const number = { phone: freshPhone(), proof: undefined };
    const unproved = taken(await account.changePhone(number, person, OWNER));
    expect(taken(await account.changePhone({ ...number, phone: OTHERS.phone }, person, OWNER))).toEqual({
      ...unproved,
      phone: OTHERS.phone,
    });
  });

  it('ACCOUNT-5 saves a phone number as verified with its code, as unverified without', async () => {
    const { account, prove } = await fresh();
    const [unproved, proved] = [freshPhone(), freshPhone()];
    expect(taken(await account.changePhone({ phone: unproved, proof: undefined }, person, OWNER))).toMatchObject({
      ...person,
      phone: unproved,
      isPhoneVerified: false,
    });
    expect(
      taken(await account.changePhone({ phone: proved, proof: await prove(proved) }, person, OWNER)),
    ).toMatchObject({
      phone: proved,
      isPhoneVerified: true,
    });
    expect(taken(await account.load())).toMatchObject({ ...person, phone: proved, isPhoneVerified: true });
  });

  it('ACCOUNT-5 rejects a phone number with a wrong code, and changes nothing', async () => {
    const { account, prove } = await fresh();
    const [before, phone] = [taken(await account.load()), freshPhone()];
    const proof = await prove(phone);
    const wrong = { ...proof, code: proof.code === '000000' ? '111111' : '000000' };
    expect(await account.changePhone({ phone, proof: wrong }, person, OWNER)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', code: 'ERROR_201' },
    });
    expect(taken(await account.load())).toEqual(before);
  });

  it('ACCOUNT-5 verifies a new address by the code sent to it, and by no other', async () => {
    const { account, codeFor: codeOf } = await fresh();
    const email = `nadia-${freshPhone()}@new.test`;
    taken(await account.update(change({ email }), OWNER));
    expect(taken(await account.sendCode({ kind: 'email', value: email }))).toEqual({ verifyId: '' });
    const code = await codeOf(email);
    expect(await account.confirmEmail(email, code === '000000' ? '111111' : '000000')).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 404 },
    });
    expect(taken(await account.load()).isEmailVerified).toBe(false);
    taken(await account.confirmEmail(email, code));
    expect(taken(await account.load())).toMatchObject({ email, isEmailVerified: true });
  });

  it('ACCOUNT-5 verifies a waiting number by its code, without another proof of the owner', async () => {
    const { account, codeFor: codeOf } = await fresh();
    const phone = freshPhone();
    taken(await account.changePhone({ phone, proof: undefined }, person, OWNER));
    const { verifyId } = taken(await account.sendCode({ kind: 'phone', value: phone }));
    const proof = { kind: 'code', verifyId, code: await codeOf(phone) } as const;
    expect(taken(await account.changePhone({ phone, proof }, person))).toMatchObject({ phone, isPhoneVerified: true });
  });

  it('ACCOUNT-5 rejects every call after the account is deleted', async () => {
    const { account } = await fresh();
    for (const evidence of [undefined, { oldPassword: 'not this' }])
      expect(await account.close(evidence)).toMatchObject({
        ok: false,
        error: { kind: 'rejected', params: { old_password: expect.any(Array) as unknown } },
      });
    taken(await account.load());
    taken(await account.close(OWNER));
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
  isEmailVerified: true,
  since: '2024-11-10',
  ordersCount: 0,
};

export const ownAccountSuite = (embedded: Embedded): void =>
  describePort('OwnAccount', laws, {
    fake: (): Subject => ({
      account: createFakeOwnAccount(nadia, { password: OWNER.oldPassword, code: '481516' }),
      codeFor: async (_to: string) => '481516',
      prove: async () => ({ kind: 'code', verifyId: 'v-1', code: '481516' }),
      picture: async () => `https://market.test/${(asked += 1)}.webp`,
    }),
    embedded: async () => {
      const customer = await embedded.customer();
      return {
        account: createHttpOwnAccount(customer),
        codeFor: (to) => codeFor(embedded.market, to),
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
