import { expect, it } from 'vitest';
import type { OwnAccount, PersonalDetails, PhoneProof, ProfileChange } from '@domain/identity/index.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';

/**
 * The account of Nadia Berg, born 1994-06-02, beside that of second@tiffin.test, and the proof that a number is hers.
 */
export type OwnAccountSubject = {
  readonly account: OwnAccount;
  prove(phone: string): Promise<CodeProof>;
  /** The address of a picture she has sent. */ picture(): Promise<string>;
  /** The last code sent to an address or number. */ codeFor(to: string): Promise<string>;
};

export type CodeProof = Extract<PhoneProof, { readonly kind: 'code' }>;

let asked = 0;

/** An unused phone number. */
const freshPhone = (): string => `3168${String((asked += 1)).padStart(7, '0')}`;

export const OWNER = { oldPassword: 'lunchbox' };

const OTHERS = { email: 'second@tiffin.test', phone: '31687654321' };

const person = {
  firstName: 'Nadia',
  lastName: 'van den Berg',
  birthday: '1995-12-31',
  gender: 'female',
} as const satisfies PersonalDetails;

export const change = (more: Partial<ProfileChange> = {}): ProfileChange => ({ ...person, ...more });

export const ownAccountLaws: Laws<OwnAccountSubject> = (fresh) => {
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
