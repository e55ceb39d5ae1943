import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProfile, type ProfileChange, type ProfileDraft, type ProfileFault } from '@domain/identity/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { dateArb, profileDraftArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const todayArb = dateArb('2025-03-10', '2025-03-12');
const imageArb = fc.constantFrom(undefined, 'users/nadia.webp');
const formOf = ({ birthday = '', email = '', ...change }: ProfileChange): ProfileDraft => ({
  ...change,
  birthday,
  email,
});

/** One thing wrong at a time. */
const DAMAGES: readonly (readonly [Partial<ProfileDraft>, ProfileFault])[] = [
  [{ firstName: ' ' }, { field: 'firstName', kind: 'required' }],
  [{ firstName: 'x' }, { field: 'firstName', kind: 'too-short' }],
  [{ lastName: 'x'.repeat(101) }, { field: 'lastName', kind: 'too-long' }],
  [{ birthday: '2025-02-29' }, { field: 'birthday', kind: 'invalid' }],
  [{ birthday: '10.03.2025' }, { field: 'birthday', kind: 'invalid' }],
  [{ birthday: '2025-03-13' }, { field: 'birthday', kind: 'invalid' }],
  [{ email: 'nadia@' }, { field: 'email', kind: 'invalid' }],
];

describe('ACCOUNT-5a a changed profile', () => {
  it('contains what the form says and omits empty fields', () => {
    fc.assert(
      fc.property(profileDraftArb, imageArb, todayArb, (draft, image, today) => {
        expect(checkProfile(draft, image, today)).toEqual(
          ok({
            firstName: draft.firstName.trim(),
            lastName: draft.lastName.trim(),
            birthday: draft.birthday.trim() || undefined,
            gender: draft.gender,
            email: draft.email.trim() === '' ? undefined : 'nadia@example.test',
            image,
          }),
        );
      }),
      runs(50, 4000),
    );
  });

  it('is the same after filling the form with it', () => {
    fc.assert(
      fc.property(profileDraftArb, imageArb, todayArb, (draft, image, today) => {
        const checked = checkProfile(draft, image, today);
        expect(checked.ok && checkProfile(formOf(checked.value), image, today)).toEqual(checked);
      }),
      runs(30, 4000),
    );
  });

  it('reports every fault, in the order of the form', () => {
    fc.assert(
      fc.property(profileDraftArb, fc.subarray([...DAMAGES], { minLength: 1 }), todayArb, (draft, damages, today) => {
        const worst = new Map(damages.map(([change, fault]) => [fault.field, [change, fault] as const]));
        const broken = Object.assign({}, draft, ...[...worst.values()].map(([change]) => change)) as ProfileDraft;
        expect(checkProfile(broken, undefined, today)).toEqual(err([...worst.values()].map(([, fault]) => fault)));
      }),
      runs(80, 4000),
    );
  });

  it('accepts a birthday today and none tomorrow', () => {
    const born = (birthday: string) =>
      checkProfile(
        { firstName: 'Nadia', lastName: '', birthday, gender: undefined, email: '' },
        undefined,
        '2025-03-10',
      ).ok;
    expect([born('2025-03-10'), born('2025-03-11'), born('0000-01-01')]).toEqual([true, false, true]);
  });
});
