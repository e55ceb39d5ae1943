import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLoginName, loginKindOf, secondsUntilResend } from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { hostileNumberArb } from '@domain/testing/index.ts';
import { isRefused } from '../refused.ts';
import { runs } from '../runs.ts';

const invalid = { ok: false, error: { kind: 'invalid' } };
const digits = fc.integer({ min: 1_000_000, max: 999_999_999 }).map(String);
/** A number as people write it, beside its digits. */
const writtenNumbers = fc
  .array(fc.tuple(fc.constantFrom('', '', ' ', '-', '.', '/', ' (', ') '), fc.integer({ min: 0, max: 9 })), {
    minLength: 6,
    maxLength: 14,
  })
  .map((parts) => ({
    written: `+4${parts.map(([sign, digit]) => `${sign}${digit}`).join('')}`,
    digits: `4${parts.map(([, digit]) => digit).join('')}`,
  }));
const emails = fc
  .tuple(fc.stringMatching(/^[a-z][a-z0-9.]{0,10}[a-z0-9]$/), fc.constantFrom('example.com', 'post.example.org'))
  .map(([name, host]) => `${name}@${host}`);

describe('ACCOUNT-1 the login name', () => {
  it('follows auth_option, and offers both for any other value', () => {
    expect(['email', 'phone', '', 'both', 'sms'].map(loginKindOf)).toEqual(['email', 'phone', 'both', 'both', 'both']);
  });

  it('distinguishes phone numbers from e-mail addresses where both are offered', () => {
    fc.assert(
      fc.property(writtenNumbers, emails, (number, address) => {
        expect(checkLoginName(number.written, 'both')).toEqual({
          ok: true,
          value: { kind: 'phone', phone: number.digits },
        });
        expect(checkLoginName(` ${address} `, 'both')).toEqual({ ok: true, value: { kind: 'email', email: address } });
      }),
      runs(25, 10_000),
    );
  });

  it('accepts only what is offered', () => {
    fc.assert(
      fc.property(digits, emails, (number, address) => {
        expect(checkLoginName(number, 'email').ok).toBe(false);
        expect(checkLoginName(address, 'phone').ok).toBe(false);
      }),
      runs(25, 10_000),
    );
  });

  it('reads letters around digits as an address, and ignores spaces around digits', () => {
    const kinds = ['a@b.co 12', '12 a@b.co', '4915112345678@b.co', 'x+4915112345678'].map((typed) =>
      checkLoginName(typed, 'both'),
    );
    expect(kinds).toEqual([
      invalid,
      invalid,
      { ok: true, value: { kind: 'email', email: '4915112345678@b.co' } },
      invalid,
    ]);
    for (const email of ['a@b.c1', 'a@example.42', '42@example.com'])
      expect(checkLoginName(email, 'both')).toEqual({ ok: true, value: { kind: 'email', email } });
    expect(checkLoginName(' +4915112345678 ', 'both')).toEqual({
      ok: true,
      value: { kind: 'phone', phone: '4915112345678' },
    });
  });

  it('asks for what is missing', () => {
    for (const kind of ['email', 'phone', 'both'] as const)
      expect(checkLoginName('  ', kind)).toEqual({ ok: false, error: { kind: 'required' } });
  });
});

describe('ACCOUNT-2 the wait for another code', () => {
  it.each([
    ['at once', 0, 1, 60],
    ['after a second', 1_000, 1, 59],
    ['within a second, which counts whole', 1, 1, 60],
    ['a millisecond before the end', 59_999, 1, 1],
    ['at the end', 60_000, 1, 0],
    ['long after', 600_000, 1, 0],
    ['before it was sent, by a clock that went back', -5_000, 1, 60],
    ['after two of three minutes', 120_000, 3, 60],
    ['where the operator set none, which is one', 10_000, 0, 50],
  ])('is right when asked %s', (_, passed, minutes, seconds) => {
    const sent = 1_741_600_000_000;
    expect(secondsUntilResend(instant(sent), instant(sent + passed), minutes)).toBe(seconds);
  });

  it('counts down by the second from the request, and is longer with more minutes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.integer({ min: 1, max: 60 }),
        fc.nat(10 ** 7),
        (sent, minutes, passed) => {
          const left = secondsUntilResend(instant(sent), instant(sent + passed), minutes);
          expect(secondsUntilResend(instant(sent), instant(sent + passed + 1_000), minutes)).toBe(
            Math.max(0, left - 1),
          );
          const longer = secondsUntilResend(instant(sent), instant(sent + passed), minutes + 1);
          if (left > 0) expect(longer).toBe(left + 60);
          else expect(longer).toBeLessThanOrEqual(60);
          // After waiting as long as stated, nothing is left to wait for.
          expect(secondsUntilResend(instant(sent), instant(sent + passed + left * 1_000), minutes)).toBe(0);
        },
      ),
      runs(25, 10_000),
    );
  });

  it('throws for invalid minutes, and is never longer than them', () => {
    fc.assert(
      fc.property(
        hostileNumberArb,
        fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.integer({ min: 0, max: 10_000 }),
        (number, sent, now, minutes) => {
          const isRight = Number.isSafeInteger(number) && number >= 0;
          expect(isRefused(() => secondsUntilResend(instant(sent), instant(now), number))).toBe(!isRight);
          expect(secondsUntilResend(instant(sent), instant(now), minutes)).toBeLessThanOrEqual(
            60 * Math.max(1, minutes),
          );
        },
      ),
      runs(25, 10_000),
    );
  });
});
