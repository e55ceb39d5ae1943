import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wasSentTo, type LoginName } from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { runs } from '../runs.ts';

/** Few, so that two often meet; a number and an address never do. */
const loginArb: fc.Arbitrary<LoginName> = fc.oneof(
  fc.constantFrom('a@tiffin.test', 'b@tiffin.test').map((email) => ({ kind: 'email' as const, email })),
  fc.constantFrom('14015550101', '14015550102').map((phone) => ({ kind: 'phone' as const, phone })),
);

describe('ACCOUNT-2c a recovery code', () => {
  it('is valid only for the address or number it was sent to, at any age', () => {
    fc.assert(
      fc.property(loginArb, loginArb, fc.nat(), fc.string(), (to, login, at, verifyId) => {
        expect(wasSentTo({ login: to, verifyId, sentAt: instant(at) }, login)).toBe(
          JSON.stringify(to) === JSON.stringify(login),
        );
        expect(wasSentTo(undefined, login)).toBe(false);
      }),
      runs(50),
    );
  });
});
