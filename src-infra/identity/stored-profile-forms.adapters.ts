import type { ProfileDraft } from '@domain/identity/index.ts';
import { createOwnValue, type OwnValueDeps } from '../drivers/browser/own-value.ts';
import { asInteger, asRecord, asText } from '../drivers/http/wire.ts';

type Typed = Partial<ProfileDraft>;

/** The form of the profile across reloads of this tab; absent fields are as saved. */
export const createStoredProfileForm = (deps: OwnValueDeps) => {
  const own = createOwnValue<Typed>(deps, toTyped);
  return {
    read: own.read,
    // JSON has no "undefined": a gender that is not to be known any more is an empty text.
    write: (typed?: Typed) =>
      own.write(typed && 'gender' in typed ? { ...typed, gender: (typed.gender ?? '') as never } : typed),
  };
};

/** A step of changing a contact: what was typed, and the code that was sent. */
type ContactStep = {
  readonly typed: string;
  /** Empty until a code was sent. */
  readonly sentTo: string;
  readonly verifyId: string;
  readonly sentAt: number;
};

/** The change of one contact across reloads of this tab; never a password. */
export const createStoredContactStep = (deps: OwnValueDeps) => createOwnValue<ContactStep>(deps, toStep);

const toTyped = (json: unknown): Typed => {
  const dto = asRecord(json);
  const [firstName, lastName, birthday] = ['firstName', 'lastName', 'birthday'].map((field) => dto[field]);
  const { gender } = dto;
  return {
    ...(typeof firstName === 'string' && { firstName }),
    ...(typeof lastName === 'string' && { lastName }),
    ...(typeof birthday === 'string' && { birthday }),
    ...('gender' in dto && { gender: gender === 'male' || gender === 'female' ? gender : undefined }),
  };
};

const toStep = (json: unknown): ContactStep => {
  const dto = asRecord(json);
  return {
    typed: asText(dto['typed']),
    sentTo: asText(dto['sentTo']),
    verifyId: asText(dto['verifyId']),
    sentAt: asInteger(dto['sentAt']),
  };
};
