import { formatPhone, isSamePhone, isVerifiedPhone } from '@domain/identity/index.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../runs.ts';

const digitsArb = fc.stringMatching(/^[1-9]\d{6,14}$/);
/** Ways to write the same number. */
const writtenArb = (digits: string) =>
  fc.constantFrom(
    digits,
    `+${digits}`,
    `00${digits}`,
    formatPhone(digits),
    ` ${digits.slice(0, 3)}-${digits.slice(3)}`,
  );

describe('ORDER-2i the verified number of an account', () => {
  it('is the same however it is written, and verified only if the account’s is', () => {
    fc.assert(
      fc.property(
        digitsArb.chain((digits) => fc.tuple(writtenArb(digits), writtenArb(digits))),
        fc.boolean(),
        ([typed, phone], isPhoneVerified) => {
          expect(isSamePhone(typed, phone)).toBe(true);
          expect(isVerifiedPhone(typed, { phone, isPhoneVerified })).toBe(isPhoneVerified);
        },
      ),
      runs(25, 10_000),
    );
  });

  it('is no other number, and none of an account without one', () => {
    fc.assert(
      fc.property(digitsArb, digitsArb, (one, other) => {
        expect(isVerifiedPhone(one, { phone: other, isPhoneVerified: true })).toBe(one === other);
        expect(isVerifiedPhone(one, { phone: undefined, isPhoneVerified: true })).toBe(false);
      }),
      runs(25, 10_000),
    );
  });

  it('is not a text that is no number, not even where both are', () => {
    expect(isSamePhone('', '')).toBe(false);
    expect(isSamePhone('12', '12')).toBe(false);
  });
});
