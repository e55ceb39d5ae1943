import * as fc from 'fast-check';
import type { Session } from '../identity/index.ts';
import { userId } from '../kernel/ids.ts';

/** Sessions of three people with four tokens, so that two often meet. */
export const sessionArb: fc.Arbitrary<Session> = fc.record({
  token: fc.integer({ min: 1, max: 4 }).map((id) => `Bearer ${id}|secret`),
  user: fc.record({
    id: fc.integer({ min: 1, max: 3 }).map(userId), firstName: fc.constantFrom('Nadia', 'عمر'), lastName: fc.constant('Berg'), image: fc.constant(undefined),
    role: fc.constantFrom('user', 'admin'),
  }),
});
