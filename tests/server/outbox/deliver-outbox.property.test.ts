import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDeliverOutbox } from '@infra/server/foundation/outbox/delivery/deliver-outbox.job.ts';
import type { ClaimedText, DueTexts, SendOutcome } from '@infra/server/foundation/outbox/delivery/index.ts';
import { silentLog } from '@infra/server/foundation/platform/log.ts';
import { runs } from '../../domain/runs.ts';
import { createHandClock } from '../support/marketplace.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Stored = ClaimedText & { status: string; next: number; attempts: number };

const outcome = fc.constantFrom<SendOutcome>(
  { kind: 'sent' },
  { kind: 'refused', reason: '550' },
  { kind: 'unavailable', reason: '451' },
);

/** The table of texts, in memory. */
const textsOf = (kept: readonly Stored[]): DueTexts => {
  const change = (id: number, what: Partial<Stored>): Promise<void> =>
    Promise.resolve(void Object.assign(kept[id] ?? {}, what));
  return {
    claim: ({ now, leaseEnd, limit }) => {
      const due = kept.filter(({ status, next }) => status === 'waiting' && next <= now).slice(0, limit);
      for (const text of due) Object.assign(text, { next: leaseEnd, attempts: text.attempts + 1 });
      return Promise.resolve(due.map((text) => ({ ...text, earlierAttempts: text.attempts - 1 })));
    },
    markSent: (id) => change(id, { status: 'sent' }),
    postpone: (id, next) => change(id, { next }),
    giveUp: (id) => change(id, { status: 'failed' }),
  };
};

describe('OPS-5 the delivery of texts', () => {
  it('sends each at most once, never after its end or a refusal, and leaves none behind', async () => {
    const text = fc.record({
      outcomes: fc.array(outcome, { maxLength: 30 }),
      life: fc.integer({ min: 0, max: DAY_MS }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 45 }), async (wanted) => {
        const clock = createHandClock();
        const start = clock.now();
        const kept = wanted.map(({ life }, id): Stored => ({
          id,
          channel: 'email',
          to: 'somebody@mail.test',
          subject: 'Hello',
          body: 'Hello',
          queuedAt: start,
          expiresAt: start + life,
          earlierAttempts: 0,
          status: 'waiting',
          next: start,
          attempts: 0,
        }));
        const answers = wanted.map(({ outcomes }) => [...outcomes]);
        const sent = new Map<number, number>();
        const job = createDeliverOutbox({
          texts: textsOf(kept),
          senders: {
            email: {
              send: ({ id, expiresAt = 0 }) => {
                expect(clock.now()).toBeLessThanOrEqual(expiresAt);
                const answer = answers[id]?.shift() ?? { kind: 'unavailable', reason: '451' };
                if (answer.kind === 'sent') sent.set(id, (sent.get(id) ?? 0) + 1);
                return Promise.resolve(answer);
              },
              close: () => {},
            },
          },
          clock,
          log: silentLog,
          jitter: () => 0.5,
        });
        for (let hour = 0; hour < 26; hour++) {
          await job.run();
          clock.advance(HOUR_MS);
        }
        expect(kept.filter(({ status }) => status === 'waiting')).toEqual([]);
        for (const { id, status } of kept) expect(sent.get(id) ?? 0).toBe(status === 'sent' ? 1 : 0);
      }),
      runs(100),
    );
  });
});
