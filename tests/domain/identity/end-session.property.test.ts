import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEndSession, type Session } from '@domain/identity/index.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { sessionArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

type Step =
  | { readonly kind: 'sign in'; readonly session: Session }
  | { readonly kind: 'unauthorized'; readonly session: Session }
  | { readonly kind: 'sign out' };

const stepArb: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('sign in' as const, 'unauthorized' as const, 'unauthorized' as const),
    session: sessionArb,
  }),
  fc.constant<Step>({ kind: 'sign out' }),
);

const worldOf = (isOnline: boolean) => {
  const sessions = createLiveValue<Session | undefined>(undefined);
  const seen = { forgotten: 0, revoked: 0 };
  const endSession = createEndSession({
    sessions,
    accounts: {
      signOut: () => {
        // The token has to be there still, or the server could not know whose it is.
        seen.revoked += sessions.read() ? 1 : 0;
        return Promise.resolve(isOnline ? ok(undefined) : err({ kind: 'unreachable' }));
      },
    },
    personal: [
      {
        forget: () => {
          seen.forgotten += 1;
        },
      },
      {
        forget: () => {
          seen.forgotten += 1;
        },
      },
    ],
  });
  return { sessions, seen, endSession };
};

describe('ERROR-1 CART-5 the end of a session', () => {
  it('happens once per sign-in, however many answers say unauthorized, and never for an old token', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepArb, { maxLength: 12 }), fc.boolean(), async (steps, isOnline) => {
        const { sessions, seen, endSession } = worldOf(isOnline);
        let token: string | undefined;
        let left = 0;
        for (const step of steps) {
          if (step.kind === 'sign in') sessions.write(step.session);
          if (step.kind === 'sign in') token = step.session.token;
          if (step.kind === 'unauthorized') {
            const isCurrent = token === step.session.token;
            expect(endSession.expire(step.session.token)).toBe(isCurrent);
            if (isCurrent) token = undefined;
          }
          if (step.kind === 'sign out') {
            await endSession.signOut();
            token = undefined;
            left += 1;
          }
          expect(sessions.read()?.token).toBe(token);
          // Only who leaves is forgotten: cart and step stay when a session merely ends.
          expect(seen.forgotten).toBe(left * 2);
        }
      }),
      runs(20, 5000),
    );
  });

  it('revokes the token before deleting it', async () => {
    const [session] = fc.sample(sessionArb, { numRuns: 1, seed: 2 });
    const { sessions, seen, endSession } = worldOf(true);
    sessions.write(session);
    await endSession.signOut();
    expect([seen.revoked, sessions.read()]).toEqual([1, undefined]);
  });

  it('deletes everything even if revoking fails', async () => {
    const [session] = fc.sample(sessionArb, { numRuns: 1, seed: 2 });
    const sessions = createLiveValue<Session | undefined>(session);
    let forgotten = 0;
    const endSession = createEndSession({
      sessions,
      accounts: { signOut: () => Promise.reject(new TypeError('broken')) },
      personal: [
        {
          forget: () => {
            forgotten += 1;
          },
        },
      ],
    });
    await expect(endSession.signOut()).rejects.toThrow('broken');
    expect([sessions.read(), forgotten]).toEqual([undefined, 1]);
  });
});
