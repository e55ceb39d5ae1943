import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkCode,
  checkEmail,
  checkName,
  checkPassword,
  checkPasswordRepeat,
  checkPhone,
  PASSWORD_MIN,
  trimmedUserAgent,
} from '@domain/identity/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { hostileNumberArb, hostileTextArb, titleArb } from '@domain/testing/index.ts';
import { isRefused } from '../refused.ts';
import { runs } from '../runs.ts';

const textArb = fc.oneof(hostileTextArb, titleArb);
const required = err({ kind: 'required' });

describe('ACCOUNT-3 passwords', () => {
  it('have at least six characters, or as many as the operator requires, untrimmed', () => {
    fc.assert(
      fc.property(
        fc.oneof(textArb, fc.string({ unit: 'grapheme', minLength: 4, maxLength: 9 })),
        fc.integer({ min: 6, max: 9 }),
        (password, min) => {
          const count = [...password].length;
          expect(checkPassword(password)).toEqual(
            count === 0 ? required : count < 6 ? err({ kind: 'too-short' }) : ok(password),
          );
          expect(checkPassword(password, min).ok).toBe(count >= min);
          expect(checkPasswordRepeat(password, '')).toEqual(required);
          if (password !== '')
            expect([checkPasswordRepeat(password, password), checkPasswordRepeat(password, `${password} `)]).toEqual([
              ok(password),
              err({ kind: 'mismatch' }),
            ]);
        },
      ),
      runs(25, 10_000),
    );
    expect(PASSWORD_MIN).toBe(6);
  });

  it('throw for a minimum length below six or not a safe integer', () => {
    fc.assert(
      fc.property(fc.oneof(hostileNumberArb, fc.integer({ min: 0, max: 12 })), textArb, (min, password) => {
        expect(isRefused(() => checkPassword(password, min))).toBe(!Number.isSafeInteger(min) || min < 6);
      }),
      runs(25, 10_000),
    );
  });
});

describe('ACCOUNT-3 phone numbers', () => {
  it('are reduced to digits, however they are written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 99_999_999_999 }).map(String),
        fc.array(fc.constantFrom('', ' ', '-', '.', '(', ')', '/'), { minLength: 11, maxLength: 11 }),
        fc.constantFrom('', '+', '00', ' +'),
        (digits, marks, prefix) => {
          expect(checkPhone(prefix + [...digits].map((digit, index) => digit + (marks[index] ?? '')).join(''))).toEqual(
            ok(digits),
          );
        },
      ),
      runs(25, 10_000),
    );
  });

  it('are required, and reject anything else', () => {
    fc.assert(
      fc.property(textArb, (text) => {
        const checked = checkPhone(text);
        if (text.trim() === '') expect(checked).toEqual(required);
        else if (checked.ok) expect(checked.value).toMatch(/^[1-9]\d{6,14}$/);
        else expect(checked.error.kind).toBe('invalid');
      }),
      runs(25, 10_000),
    );
    expect(
      ['123456', '1234567890123456', '+0612345678', '12a4567', '１２３４５６７'].map((text) => checkPhone(text).ok),
    ).toEqual([false, false, false, false, false]);
  });
});

describe('ACCOUNT-3 names, addresses and codes', () => {
  it('are trimmed, and checking is idempotent', () => {
    fc.assert(
      fc.property(textArb, fc.constantFrom('', ' ', '\t', '\n'), (text, around) => {
        for (const check of [checkName, checkEmail, checkCode, checkPhone]) {
          const once = check(around + text + around);
          expect(once.ok ? check(once.value) : once).toEqual(text.trim() === '' ? required : once);
          expect(once.ok && once.value.trim() !== once.value).toBe(false);
        }
      }),
      runs(25, 10_000),
    );
  });

  it('have minimum and maximum lengths', () => {
    const [short, long, invalid] = [err({ kind: 'too-short' }), err({ kind: 'too-long' }), err({ kind: 'invalid' })];
    const names = ['ab', 'é'.repeat(100), '🍜'.repeat(100)];
    expect(names.map(checkName)).toEqual(names.map(ok));
    expect(['', ' ', 'a', '🍜', 'a'.repeat(101)].map(checkName)).toEqual([required, required, short, short, long]);
    expect(['123456', '123 456', '12345', '1234567', '12345a', '１２３４５６'].map(checkCode)).toEqual([
      ok('123456'),
      ok('123456'),
      invalid,
      invalid,
      invalid,
      invalid,
    ]);
    fc.assert(
      fc.property(fc.nat({ max: 900 }), (length) => {
        expect(trimmedUserAgent('x'.repeat(length))).toHaveLength(Math.min(500, length));
      }),
      runs(20),
    );
  });

  it('distinguish e-mail addresses from other text', () => {
    const right = ['a@b.co', 'Nadia.Berg+food@Example.COM', 'ü@bücher.example', 'o’neill@a.b.c'];
    const wrong = [
      'a',
      'a@b',
      '@b.co',
      'a@',
      'a@b..co',
      'a@b.co.',
      'a b@c.de',
      'a@b@c.de',
      'a<b@c.de',
      'a@b.co,c@d.ef',
      `${'a'.repeat(250)}@b.co`,
      'a@.co',
    ];
    expect(right.map(checkEmail)).toEqual(right.map((email) => ok(email.toLowerCase())));
    expect(wrong.map(checkEmail)).toEqual(wrong.map(() => err({ kind: 'invalid' })));
    const longest = `${'a'.repeat(249)}@b.co`;
    expect([checkEmail(longest), checkEmail(`a${longest}`).ok]).toEqual([ok(longest), false]);
  });
});
