import { expect, it } from 'vitest';
import { checkProfile } from '@domain/identity/index.ts';
import { profileDraftArb, sessionArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

it('ACCOUNT-4 generated tokens are whole Authorization values, repeat and shrink to the first', () => {
  const sessions = sampled(sessionArb);
  expect(sessions.every(({ token }) => token.startsWith('Bearer '))).toBe(true);
  expect([
    new Set(sessions.map(({ token }) => token)).size,
    new Set(sessions.map(({ user }) => user.id)).size,
    new Set(sessions.map(({ user }) => user.role)).size,
  ]).toEqual([4, 3, 2]);
  expect([smallest(sessionArb).token, smallest(sessionArb).user.id]).toEqual(['Bearer 1|secret', 1]);
});

it('ACCOUNT-5a generated profiles are valid, often with empty fields, and shrink to a first name', () => {
  const drafts = sampled(profileDraftArb);
  expect(drafts.every((draft) => checkProfile(draft, '2025-03-10').ok)).toBe(true);
  for (const field of ['lastName', 'birthday'] as const) {
    const empty = drafts.filter((draft) => draft[field].trim() === '').length;
    expect([empty > 20, empty < drafts.length - 20]).toEqual([true, true]);
  }
  expect(new Set(drafts.map(({ gender }) => gender)).size).toBe(3);
  expect(smallest(profileDraftArb)).toEqual({
    firstName: 'Nadia',
    lastName: '',
    birthday: '',
    gender: undefined,
  });
});
