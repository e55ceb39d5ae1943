import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { ServerConfig } from '../../config.ts';
import { createPresenceRepository } from '../../features/carts/presences.repository.ts';
import { createCartRepository } from '../../features/carts/carts.repository.ts';
import { createCarts, type CartUseCases } from '../../features/carts/index.ts';
import type { Catalog } from '../../features/catalog/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import { randomUuid, type Random } from '../../foundation/platform/random.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly config: Pick<ServerConfig, 'letsInExistingClients'>;
  readonly store: Store;
  readonly catalog: Pick<Catalog, 'shops' | 'catalogues'>;
  readonly reference: ReferenceSource;
  readonly events: EventLog;
  readonly zones: TimeZones;
  readonly clock: Clock;
  readonly realClock: Clock;
  readonly random: Random;
};

/** Carts of customers and groups. */
export const wireCarts = ({
  config,
  store,
  catalog,
  reference,
  events,
  zones,
  clock,
  realClock,
  random,
}: Deps): CartUseCases =>
  createCarts({
    transactions: store.transactions,
    carts: createCartRepository(store),
    presences: createPresenceRepository(store, randomUuid(random)),
    shops: catalog.shops,
    catalogues: catalog.catalogues,
    letsInExistingClients: config.letsInExistingClients,
    reference,
    events,
    zones,
    clock,
    realClock,
    random,
  });
