import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLoginName, loginKindOf, secondsUntilResend } from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { hostileNumberArb } from '@domain/testing/index.ts';
import { isRefused } from '../refused.ts';
import { runs } from '../runs.ts';

const invalid = { ok: false, error: { kind: 'invalid' } };
const digits = fc.integer({ min: 1_000_000, max: 999_999_999 }).map(String);
const grouped = digits.map((text) => `+${text.slice(0, 3)} (${text.slice(3, 5)}) ${text.slice(5)}`);
const emails = fc.tuple(fc.stringMatching(/^[a-z][a-z0-9.]{0,10}[a-z0-9]$/), fc.constantFrom('example.com', 'post.example.org')).map(([name, host]) => `${name}@${host}`);

describe('ACCOUNT-1 what a customer signs in with', () => {
  it('follows auth_option, and offers both for anything else', () => {
    expect(['email', 'phone', '', 'both', 'sms'].map(loginKindOf)).toEqual(['email', 'phone', 'both', 'both', 'both']);
  });

  it('tells numbers from addresses where both are offered', () => {
    fc.assert(
      fc.property(fc.oneof(digits, grouped), emails, (number, address) => {
        expect(checkLoginName(number, 'both')).toEqual({ ok: true, value: { kind: 'phone', phone: number.replaceAll(/\D/g, '') } });
        expect(checkLoginName(` ${address} `, 'both')).toEqual({ ok: true, value: { kind: 'email', email: address } });
      }),
      runs(25, 10_000),
    );
  });

  it('takes only what is offered', () => {
    fc.assert(
      fc.property(digits, emails, (number, address) => {
        expect(checkLoginName(number, 'email').ok).toBe(false);
        expect(checkLoginName(address, 'phone').ok).toBe(false);
      }),
      runs(25, 10_000),
    );
  });

  it('reads letters before or after digits as an address, and spaces around digits as nothing', () => {
    const kinds = ['a@b.co 12', '12 a@b.co', '4915112345678@b.co', 'x+4915112345678'].map((typed) => checkLoginName(typed, 'both'));
    expect(kinds).toEqual([invalid, invalid, { ok: true, value: { kind: 'email', email: '4915112345678@b.co' } }, invalid]);
    for (const email of ['a@b.c1', 'a@example.42', '42@example.com']) expect(checkLoginName(email, 'both')).toEqual({ ok: true, value: { kind: 'email', email } });
    expect(checkLoginName(' +4915112345678 ', 'both')).toEqual({ ok: true, value: { kind: 'phone', phone: '4915112345678' } });
  });

  it('asks for what is missing', () => {
    for (const kind of ['email', 'phone', 'both'] as const) expect(checkLoginName('  ', kind)).toEqual({ ok: false, error: { kind: 'required' } });
  });
});

describe('ACCOUNT-2 asking for another code', () => {
  const minute = 60_000;

  it('waits the operator’s minutes, one when unset, and never less than nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 0, max: 60 }), fc.integer({ min: -(10 ** 7), max: 10 ** 7 }), (sent, minutes, passed) => {
        const seconds = secondsUntilResend(instant(sent), instant(sent + passed), minutes);
        expect(seconds).toBeGreaterThanOrEqual(0);
        expect(seconds).toBe(Math.max(0, Math.ceil(((minutes === 0 ? 1 : minutes) * minute - Math.max(0, passed)) / 1000)));
      }),
      runs(25, 10_000),
    );
  });

  it('refuses minutes that are none, and never makes anybody wait longer than them', () => {
    fc.assert(
      fc.property(hostileNumberArb, fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 0, max: 10_000 }), (number, sent, now, minutes) => {
        const isRight = Number.isSafeInteger(number) && number >= 0;
        expect(isRefused(() => secondsUntilResend(instant(sent), instant(now), number))).toBe(!isRight);
        expect(secondsUntilResend(instant(sent), instant(now), minutes)).toBeLessThanOrEqual(60 * Math.max(1, minutes));
      }),
      runs(25, 10_000),
    );
  });
});
