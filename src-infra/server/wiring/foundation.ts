import type { Clock } from '@domain/kernel/clock.port.ts';
import { endedCartStreams } from '../features/carts/ended-cart-streams.repository.ts';
import { createEventLog, type EventLog } from '../foundation/events/index.ts';
import { createEventRepository } from '../foundation/events/events.repository.ts';
import { createIdempotencyRepository } from '../foundation/idempotency/idempotency.repository.ts';
import { createOnce, type Once } from '../foundation/idempotency/index.ts';
import {
  createDeliverOutbox,
  createSmtpSender,
  createTwilioSender,
  type Senders,
} from '../foundation/outbox/delivery/index.ts';
import { createDueTextRepository } from '../foundation/outbox/delivery/due-texts.repository.ts';
import type { ServerConfig } from '../config.ts';
import type { Outbox } from '../foundation/outbox/index.ts';
import type { Job } from '../foundation/jobs/index.ts';
import { createOutboxRepository } from '../foundation/outbox/outbox.repository.ts';
import type { Log } from '../foundation/platform/log.ts';
import { randomFraction, type Random } from '../foundation/platform/random.ts';
import type { Store } from '../store/index.ts';

type EventDeps = { readonly store: Pick<Store, 'database' | 'transactions' | 'broadcast'>; readonly clock: Clock };

/** The log of live events. */
export const wireEvents = ({ store, clock }: EventDeps): EventLog =>
  createEventLog({
    stored: createEventRepository(store, { isEnded: endedCartStreams }),
    transactions: store.transactions,
    broadcast: store.broadcast,
    clock,
  });

type OnceDeps = { readonly store: Store; readonly clock: Clock; readonly random: Random };

/** Calls that run at most once for their key. */
export const wireOnce = ({ store, clock, random }: OnceDeps): Once =>
  createOnce({ records: createIdempotencyRepository(store), transactions: store.transactions, clock, random });

type OutboxDeps = {
  readonly store: Store;
  readonly config: Pick<ServerConfig, 'senders' | 'demo' | 'publicUrl'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly random: Random;
};

/** The delivery of the outbox by the services that are configured. */
export interface OutboxDelivery {
  /** `undefined` without any service. */
  readonly job: Job | undefined;
  close(): void;
}

/** E-mail and SMS to people. */
export const wireOutbox = (deps: OutboxDeps): { readonly outbox: Outbox; readonly delivery: OutboxDelivery } => {
  const { store, config, clock, log } = deps;
  const logsCodes = config.demo !== undefined;
  const deliversMail = config.senders.smtp !== undefined;
  return {
    outbox: createOutboxRepository({ store, clock, log, logsCodes, deliversMail, origin: config.publicUrl }),
    delivery: wireDelivery(deps),
  };
};

const wireDelivery = ({ store, config, clock, log, random }: OutboxDeps): OutboxDelivery => {
  const { smtp, twilio } = config.senders;
  const senders: Senders = {
    ...(smtp && { email: createSmtpSender(smtp) }),
    ...(twilio && { sms: createTwilioSender(twilio, fetch) }),
  };
  // In demo mode the log and the desk show codes.
  if (!smtp && !config.demo)
    log.warn('outbox.undelivered', {
      reason: 'Codes and receipts reach nobody: set SMTP_URL and MAIL_FROM, or read them at /desk/outbox.',
    });
  const texts = createDueTextRepository(store);
  return {
    job:
      smtp || twilio
        ? createDeliverOutbox({ texts, senders, clock, log, jitter: () => randomFraction(random) })
        : undefined,
    close: () => {
      for (const sender of Object.values(senders)) sender.close();
    },
  };
};
