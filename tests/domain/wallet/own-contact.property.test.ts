import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwnContact } from '@domain/wallet/index.ts';
import { hostileTextArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const nameArb = fc.stringMatching(/^[a-z][a-z0-9.]{0,10}[a-z0-9]$/);
const phoneArb = fc.integer({ min: 10_000_000, max: 999_999_999 }).map(String);
const spacesArb = fc.constantFrom('', ' ', '  ');

describe('WALLET-1p the own contact', () => {
  it('is recognized however it is written', () => {
    fc.assert(
      fc.property(nameArb, phoneArb, spacesArb, fc.boolean(), (name, phone, space, isLoud) => {
        const own = { email: `${name}@example.com`, phone };
        const email = isLoud ? own.email.toUpperCase() : own.email;
        expect(isOwnContact(space + email + space, own)).toBe(true);
        expect(isOwnContact(`+${phone.slice(0, 3)}${space}-${phone.slice(3)}`, own)).toBe(true);
      }),
      runs(25, 10_000),
    );
  });

  it('is no other one, and none of an account without contacts', () => {
    fc.assert(
      fc.property(nameArb, nameArb, phoneArb, hostileTextArb, (name, other, phone, text) => {
        fc.pre(name !== other);
        const own = { email: `${name}@example.com`, phone };
        expect(isOwnContact(`${other}@example.com`, own)).toBe(false);
        expect(isOwnContact(`1${phone}`, own)).toBe(false);
        expect(isOwnContact(text, { email: undefined, phone: undefined })).toBe(false);
      }),
      runs(25, 10_000),
    );
  });
});
