import { expect, it } from 'vitest';
import { sessionArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

it('ACCOUNT-4 generated sessions carry a whole Authorization value, often the same one, and shrink to the first', () => {
  const sessions = sampled(sessionArb);
  expect(sessions.every(({ token }) => token.startsWith('Bearer '))).toBe(true);
  expect([new Set(sessions.map(({ token }) => token)).size, new Set(sessions.map(({ user }) => user.id)).size, new Set(sessions.map(({ user }) => user.role)).size]).toEqual([4, 3, 2]);
  expect([smallest(sessionArb).token, smallest(sessionArb).user.id]).toEqual(['Bearer 1|secret', 1]);
});
