import { isDate } from '../calendar/index.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { checkName, type FieldFault } from './checks.ts';

/** Values of gender in a profile. */
export type Gender = 'male' | 'female';

/** A customer's profile, apart from e-mail, phone and picture. */
export type PersonalDetails = {
  readonly firstName: string;
  /** Empty if there is none. */
  readonly lastName: string;
  /** `YYYY-MM-DD`; `undefined` if not stated. */
  readonly birthday: string | undefined;
  readonly gender: Gender | undefined;
};

/** The profile form as typed; empty texts are omitted. */
export type ProfileDraft = Omit<PersonalDetails, 'birthday'> & { readonly birthday: string };

/** What changes of a profile: an absent field stays as it is, `null` removes it. The server requires the first name. */
export type ProfileChange = {
  readonly firstName: string;
  readonly lastName?: string;
  readonly birthday?: string | null;
  readonly gender?: Gender | null;
  readonly email?: string;
  /** Address of an uploaded picture. */
  readonly image?: string | null;
};

/** A fault in one field of the profile. */
export type ProfileFault = FieldFault & { readonly field: 'firstName' | 'lastName' | 'birthday' };

/** ACCOUNT-5a: No living person is older. */
export const BIRTHDAY_YEARS_MAX = 120;

/**
 * ACCOUNT-5a: Checks a birthday: a day of the calendar up to `today`, within the last 120 years; both `YYYY-MM-DD`.
 * Returned trimmed.
 */
export const checkBirthday = (typed: string, today: string): Result<string, FieldFault> => {
  const day = typed.trim();
  return isDate(day) && day <= today && day >= earliestBirthday(today) ? ok(day) : err({ kind: 'invalid' });
};

/** ACCOUNT-5a: Returns the first birthday that `checkBirthday` accepts. Throws RangeError unless `today` is a day. */
export const earliestBirthday = (today: string): string => {
  if (!isDate(today)) throw new RangeError(`Today must be a day like 2025-03-10, got "${today}"`);
  const year = Math.max(0, Number(today.slice(0, 4)) - BIRTHDAY_YEARS_MAX);
  const day = `${String(year).padStart(4, '0')}${today.slice(4)}`;
  // Only a leap day may not exist in another year.
  return isDate(day) ? day : `${day.slice(0, 4)}-03-01`;
};

/** ACCOUNT-5a: Returns the details, trimmed, or all faults in the order of the form. */
export const checkProfile = (draft: ProfileDraft, today: string): Result<PersonalDetails, readonly ProfileFault[]> => {
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
  return faults.length > 0
    ? err(faults)
    : ok({ firstName, lastName, birthday: birthday || undefined, gender: draft.gender });
};

/**
 * ACCOUNT-5g: Returns the change that turns one profile into another. It names only what differs, so that it undoes
 * nothing that was changed elsewhere meanwhile.
 */
export const profileChangeOf = (saved: PersonalDetails, wanted: PersonalDetails): ProfileChange => ({
  firstName: wanted.firstName,
  ...(wanted.lastName !== saved.lastName && { lastName: wanted.lastName }),
  ...(wanted.birthday !== saved.birthday && { birthday: wanted.birthday ?? null }),
  ...(wanted.gender !== saved.gender && { gender: wanted.gender ?? null }),
});
