import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BIRTHDAY_YEARS_MAX,
  checkBirthday,
  checkProfile,
  earliestBirthday,
  profileChangeOf,
  type PersonalDetails,
  type ProfileChange,
  type ProfileDraft,
  type ProfileFault,
} from '@domain/identity/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { dateArb, profileDraftArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const todayArb = dateArb('2025-03-10', '2025-03-12');
const formOf = ({ birthday = '', ...details }: PersonalDetails): ProfileDraft => ({ ...details, birthday });
const detailsArb = profileDraftArb.map((draft) => {
  const checked = checkProfile(draft, '2025-03-12');
  if (!checked.ok) throw new TypeError('Generated profiles are valid');
  return checked.value;
});
/** What the server does with a change. */
const applied = (
  { firstName, lastName, birthday, gender }: ProfileChange,
  saved: PersonalDetails,
): PersonalDetails => ({
  firstName,
  lastName: lastName ?? saved.lastName,
  birthday: birthday === undefined ? saved.birthday : (birthday ?? undefined),
  gender: gender === undefined ? saved.gender : (gender ?? undefined),
});

/** One thing wrong at a time. */
const DAMAGES: readonly (readonly [Partial<ProfileDraft>, ProfileFault])[] = [
  [{ firstName: ' ' }, { field: 'firstName', kind: 'required' }],
  [{ firstName: 'x' }, { field: 'firstName', kind: 'too-short' }],
  [{ lastName: 'x'.repeat(101) }, { field: 'lastName', kind: 'too-long' }],
  [{ birthday: '2025-02-29' }, { field: 'birthday', kind: 'invalid' }],
  [{ birthday: '10.03.2025' }, { field: 'birthday', kind: 'invalid' }],
  [{ birthday: '2025-03-13' }, { field: 'birthday', kind: 'invalid' }],
  [{ birthday: '1905-03-09' }, { field: 'birthday', kind: 'invalid' }],
];

describe('ACCOUNT-5a a changed profile', () => {
  it('contains what the form says and omits empty fields', () => {
    fc.assert(
      fc.property(profileDraftArb, todayArb, (draft, today) => {
        expect(checkProfile(draft, today)).toEqual(
          ok({
            firstName: draft.firstName.trim(),
            lastName: draft.lastName.trim(),
            birthday: draft.birthday.trim() || undefined,
            gender: draft.gender,
          }),
        );
      }),
      runs(50, 4000),
    );
  });

  it('is the same after filling the form with it', () => {
    fc.assert(
      fc.property(profileDraftArb, todayArb, (draft, today) => {
        const checked = checkProfile(draft, today);
        expect(checked.ok && checkProfile(formOf(checked.value), today)).toEqual(checked);
      }),
      runs(30, 4000),
    );
  });

  it('reports every fault, in the order of the form', () => {
    fc.assert(
      fc.property(profileDraftArb, fc.subarray([...DAMAGES], { minLength: 1 }), todayArb, (draft, damages, today) => {
        const worst = new Map(damages.map(([change, fault]) => [fault.field, [change, fault] as const]));
        const broken = Object.assign({}, draft, ...[...worst.values()].map(([change]) => change)) as ProfileDraft;
        expect(checkProfile(broken, today)).toEqual(err([...worst.values()].map(([, fault]) => fault)));
      }),
      runs(80, 4000),
    );
  });

  it('accepts a birthday today and none tomorrow, 120 years ago and none before', () => {
    const born = (birthday: string) => checkBirthday(birthday, '2025-03-10').ok;
    expect(BIRTHDAY_YEARS_MAX).toBe(120);
    expect(['2025-03-10', '2025-03-11', '1905-03-10', '1905-03-09'].map(born)).toEqual([true, false, true, false]);
    expect([earliestBirthday('2025-03-10'), earliestBirthday('2024-02-29'), earliestBirthday('2020-02-29')]).toEqual([
      '1905-03-10',
      '1904-02-29',
      '1900-03-01',
    ]);
    expect(() => earliestBirthday('today')).toThrow(RangeError);
  });
});

describe('ACCOUNT-5g the change of a profile', () => {
  it('turns the saved profile into the wanted one', () => {
    fc.assert(
      fc.property(detailsArb, detailsArb, (saved, wanted) => {
        expect(applied(profileChangeOf(saved, wanted), saved)).toEqual(wanted);
      }),
      runs(50, 4000),
    );
  });

  it('keeps what was changed elsewhere, unless the form changes it too', () => {
    fc.assert(
      fc.property(detailsArb, detailsArb, (saved, elsewhere) => {
        const untouched = profileChangeOf(saved, saved);
        expect(applied(untouched, elsewhere)).toEqual({ ...elsewhere, firstName: saved.firstName });
      }),
      runs(50, 1000),
    );
  });
});
