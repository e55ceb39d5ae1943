import type { Clock } from '@domain/kernel/clock.port.ts';
import { endedCartStreams } from '../features/carts/ended-cart-streams.repository.ts';
import { createEventLog, type EventLog } from '../foundation/events/index.ts';
import { createEventRepository } from '../foundation/events/events.repository.ts';
import { createIdempotencyRepository } from '../foundation/idempotency/idempotency.repository.ts';
import { createOnce, type Once } from '../foundation/idempotency/index.ts';
import type { Outbox } from '../foundation/outbox/index.ts';
import { createOutboxRepository } from '../foundation/outbox/outbox.repository.ts';
import type { Log } from '../foundation/platform/log.ts';
import type { Random } from '../foundation/platform/random.ts';
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
