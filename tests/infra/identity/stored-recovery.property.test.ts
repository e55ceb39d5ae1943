import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoginName } from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import type { TextStore } from '@infra/drivers/browser/stored-value.ts';
import { createStoredRecovery } from '@infra/identity/stored-recovery.adapter.ts';

const shelfWith = (initial?: string): TextStore => {
  let text = initial;
  return { get: () => text, set: (next) => void (text = next), remove: () => void (text = undefined) };
};

const login: fc.Arbitrary<LoginName> = fc.oneof(
  fc.constantFrom('leila@example.com', 'noor@example.com').map((email) => ({ kind: 'email' as const, email })),
  fc.constantFrom('14015550101', '31612345678').map((phone) => ({ kind: 'phone' as const, phone })),
);
const recovery = fc.record({
  typed: fc.string(),
  code: fc.string(),
  returnPath: fc.webPath(),
  sent: fc.option(
    fc.record({ login, verifyId: fc.string(), sentAt: fc.integer({ min: 0, max: 10 ** 13 }).map(instant) }),
    { nil: undefined },
  ),
});

describe('ACCOUNT-2 the pending recovery', () => {
  it('survives a reload', () => {
    fc.assert(
      fc.property(recovery, (kept) => {
        const store = shelfWith();
        createStoredRecovery({ store }).write(kept);
        expect(createStoredRecovery({ store }).read()).toEqual(kept);
      }),
    );
  });

  it('L12 has no code request if the stored text is unreadable', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(createStoredRecovery({ store: shelfWith(text) }).read()?.sent).toBeUndefined();
      }),
    );
    expect(
      createStoredRecovery({
        store: shelfWith('{"sent":{"login":{"kind":"email","email":"nobody"},"sentAt":1}}'),
      }).read()?.sent,
    ).toBeUndefined();
  });
});
