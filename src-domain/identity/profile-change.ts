import { isDate } from '../calendar/index.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { checkEmail, checkName, type FieldFault } from './checks.ts';

/** What an account may say of a person's gender. */
export type Gender = 'male' | 'female';

/** What people say of themselves, beside how they are reached. */
export type PersonalDetails = {
  readonly firstName: string;
  /** Empty where there is none. */
  readonly lastName: string;
  /** `YYYY-MM-DD`; `undefined` where it is not told. */
  readonly birthday: string | undefined;
  readonly gender: Gender | undefined;
};

/** The profile form as typed: empty texts are left out. */
export type ProfileDraft = Omit<PersonalDetails, 'birthday'> & { readonly birthday: string; readonly email: string };

/** A profile that may be sent. */
export type ProfileChange = PersonalDetails & {
  /** `undefined` leaves the address as it is. */
  readonly email: string | undefined;
  /** Address of an uploaded picture; `undefined` leaves the one there is. */
  readonly image: string | undefined;
};

/** What is wrong with one field of the profile. */
export type ProfileFault = FieldFault & { readonly field: 'firstName' | 'lastName' | 'birthday' | 'email' };

/**
 * ACCOUNT-5a: the change when everything is right, else everything that is wrong in the order of the form. A birthday
 * is a day of the calendar up to `today`, both `YYYY-MM-DD`.
 */
export const checkProfile = (
  draft: ProfileDraft,
  image: string | undefined,
  today: string,
): Result<ProfileChange, readonly ProfileFault[]> => {
  const faults: ProfileFault[] = [];
  const checked = (field: ProfileFault['field'], outcome: Result<string, FieldFault>): string => {
    if (outcome.ok) return outcome.value;
    faults.push({ field, kind: outcome.error.kind });
    return '';
  };
  const unlessEmpty = (
    field: ProfileFault['field'],
    typed: string,
    check: (text: string) => Result<string, FieldFault>,
  ): string => (typed.trim() === '' ? '' : checked(field, check(typed)));
  const firstName = checked('firstName', checkName(draft.firstName));
  const lastName = unlessEmpty('lastName', draft.lastName, checkName);
  const birthday = unlessEmpty('birthday', draft.birthday, (text) => checkBirthday(text, today));
  const email = unlessEmpty('email', draft.email, checkEmail);
  return faults.length > 0
    ? err(faults)
    : ok({
        firstName,
        lastName,
        birthday: birthday || undefined,
        gender: draft.gender,
        email: email || undefined,
        image,
      });
};

const checkBirthday = (typed: string, today: string): Result<string, FieldFault> => {
  const day = typed.trim();
  return isDate(day) && day <= today ? ok(day) : err({ kind: 'invalid' });
};
