import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import type { TextShelf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredRegistration } from '@infra/identity/stored-registration.adapter.ts';

const shelfWith = (initial?: string): TextShelf => {
  let text = initial;
  return { get: () => text, set: (next) => void (text = next), remove: () => void (text = undefined) };
};

const registration = fc.record({
  email: fc.emailAddress(),
  referral: fc.string(),
  returnPath: fc.webPath(),
  sentAt: fc.integer({ min: 0, max: 10 ** 13 }).map(instant),
  proof: fc.option(fc.string(), { nil: undefined }),
});

describe('ACCOUNT-2 the registration under way', () => {
  it('is there again after a reload', () => {
    fc.assert(
      fc.property(registration, (kept) => {
        const shelf = shelfWith();
        createStoredRegistration({ shelf }).write(kept);
        expect(createStoredRegistration({ shelf }).read()).toEqual(kept);
      }),
    );
  });

  it('L12 is none when what stands there cannot be read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => createStoredRegistration({ shelf: shelfWith(text) }).read()).not.toThrow();
      }),
    );
  });
});
