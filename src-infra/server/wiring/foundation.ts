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
  type SendersConfig,
} from '../foundation/outbox/delivery/index.ts';
import { createDueTextRepository } from '../foundation/outbox/delivery/due-texts.repository.ts';
import type { Outbox } from '../foundation/outbox/index.ts';
import type { Job } from '../foundation/jobs/index.ts';
import { createOutboxRepository } from '../foundation/outbox/outbox.repository.ts';
import type { Log } from '../foundation/platform/log.ts';
import { randomFraction, type Random } from '../foundation/platform/random.ts';
import type { Store } from '../store/index.ts';

type EventDeps = { readonly store: Pick<Store, 'database' | 'broadcast'>; readonly clock: Clock };

/** The log of live events. */
export const wireEvents = ({ store, clock }: EventDeps): EventLog =>
  createEventLog({
    stored: createEventRepository(store, { isEnded: endedCartStreams }),
    broadcast: store.broadcast,
    clock,
  });

type OnceDeps = { readonly store: Store; readonly clock: Clock; readonly random: Random };

/** Calls that run at most once for their key. */
export const wireOnce = ({ store, clock, random }: OnceDeps): Once =>
  createOnce({ records: createIdempotencyRepository(store), transactions: store.transactions, clock, random });

type OutboxDeps = {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether codes are logged, as in demo mode. */
  readonly logsCodes: boolean;
};

/** E-mail and SMS to people. */
export const wireOutbox = ({ store, clock, log, logsCodes }: OutboxDeps): Outbox =>
  createOutboxRepository({ store, clock, log, logsCodes });

type DeliveryDeps = OutboxDeps & { readonly config: SendersConfig; readonly random: Random };

/** The delivery of the outbox by the services that are configured. */
export interface OutboxDelivery {
  /** `undefined` without any service. */
  readonly job: Job | undefined;
  close(): void;
}

export const wireOutboxDelivery = ({
  store,
  clock,
  log,
  logsCodes,
  config: { smtp, twilio },
  random,
}: DeliveryDeps): OutboxDelivery => {
  const senders: Senders = {
    ...(smtp && { email: createSmtpSender(smtp) }),
    ...(twilio && { sms: createTwilioSender(twilio, fetch) }),
  };
  // In demo mode the log and the desk show codes.
  if (!smtp && !logsCodes)
    log.warn('outbox.undelivered', {
      reason: 'Codes and receipts reach nobody: set SMTP_URL and MAIL_FROM, or read them at /desk/outbox.',
    });
  return {
    job:
      smtp || twilio
        ? createDeliverOutbox({
            texts: createDueTextRepository(store),
            senders,
            clock,
            log,
            jitter: () => randomFraction(random),
          })
        : undefined,
    close: () => {
      for (const sender of Object.values(senders)) sender.close();
    },
  };
};
