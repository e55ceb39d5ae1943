import { isDate } from '../calendar/index.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { checkEmail, checkName, type FieldFault } from './checks.ts';

/** Values of gender in a profile. */
export type Gender = 'male' | 'female';

/** A customer's profile, apart from e-mail and phone. */
export type PersonalDetails = {
  readonly firstName: string;
  /** Empty if there is none. */
  readonly lastName: string;
  /** `YYYY-MM-DD`; `undefined` if not stated. */
  readonly birthday: string | undefined;
  readonly gender: Gender | undefined;
};

/** The profile form as typed; empty texts are omitted. */
export type ProfileDraft = Omit<PersonalDetails, 'birthday'> & { readonly birthday: string; readonly email: string };

/** A profile ready to send. */
export type ProfileChange = PersonalDetails & {
  /** `undefined` leaves the address as it is. */
  readonly email: string | undefined;
  /** Address of an uploaded picture; `undefined` leaves it unchanged. */
  readonly image: string | undefined;
};

/** A fault in one field of the profile. */
export type ProfileFault = FieldFault & { readonly field: 'firstName' | 'lastName' | 'birthday' | 'email' };

/**
 * ACCOUNT-5a: Returns the change, or all faults in the order of the form. A birthday is a day of the calendar up to
 * `today`, both `YYYY-MM-DD`.
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
