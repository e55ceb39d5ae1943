import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import type { TextStore } from '@infra/drivers/browser/stored-value.ts';
import { createStoredRegistration } from '@infra/identity/stored-registration.adapter.ts';

const shelfWith = (initial?: string): TextStore => {
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

describe('ACCOUNT-2 the pending registration', () => {
  it('survives a reload', () => {
    fc.assert(
      fc.property(registration, (kept) => {
        const store = shelfWith();
        createStoredRegistration({ store }).write(kept);
        expect(createStoredRegistration({ store }).read()).toEqual(kept);
      }),
    );
  });

  it('L12 is undefined when the stored text is unreadable', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => createStoredRegistration({ store: shelfWith(text) }).read()).not.toThrow();
      }),
    );
  });
});
