import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Job } from '../../jobs/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Channel, ClaimedText, DueTexts, SendOutcome, Senders } from './delivery.ports.ts';
import { retryDelay } from './retry-delay.ts';

type Deps = {
  readonly texts: DueTexts;
  readonly senders: Senders;
  readonly clock: Clock;
  readonly log: Log;
  /** From 0 to 1. */
  readonly jitter: () => number;
};

const EVERY_MS = 1_000;
const BATCH = 20;
/** Longer than any attempt takes. A process that ends meanwhile leaves the text to others after this. */
const LEASE_MS = 120_000;
/** What could not be delivered for a day is not news any more. */
const LONGEST_LIFE_MS = 86_400_000;

/**
 * Delivers the outbox: every text at least once, twice only if a process ends between the service's answer and the
 * database's. Services recognize the repetition by the message's id.
 */
export const createDeliverOutbox = ({ texts, senders, clock, log, jitter }: Deps): Job => {
  const channels = Object.keys(senders) as readonly Channel[];

  const attempt = async (text: ClaimedText): Promise<SendOutcome> => {
    if (clock.now() > endOf(text)) return { kind: 'refused', reason: 'Expired before it could be delivered' };
    const outcome = await senders[text.channel]?.send(text);
    return outcome ?? { kind: 'unavailable', reason: 'No service for this channel' };
  };

  const deliver = async (text: ClaimedText): Promise<void> => {
    const outcome = await attempt(text);
    if (outcome.kind === 'sent') return texts.markSent(text.id, clock.now());
    const next = clock.now() + retryDelay(text.earlierAttempts + 1, jitter());
    if (outcome.kind === 'unavailable' && next <= endOf(text)) {
      log.warn('outbox.postponed', { id: text.id, reason: outcome.reason });
      return texts.postpone(text.id, next, outcome.reason);
    }
    log.error('outbox.failed', { id: text.id, reason: outcome.reason });
    return texts.giveUp(text.id, outcome.reason);
  };

  return {
    name: 'outbox',
    everyMs: EVERY_MS,
    run: async () => {
      for (let claimed = BATCH; claimed === BATCH;) {
        const now = clock.now();
        const batch = await texts.claim({ channels, now, leaseEnd: now + LEASE_MS, limit: BATCH });
        await Promise.all(batch.map(deliver));
        claimed = batch.length;
      }
    },
  };
};

const endOf = ({ queuedAt, expiresAt }: ClaimedText): number =>
  Math.min(queuedAt + LONGEST_LIFE_MS, expiresAt ?? Number.POSITIVE_INFINITY);
