import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Catalog } from '../../features/catalog/index.ts';
import { createMenu, type Menu } from '../../features/menu/index.ts';
import { createMenuProductRepository } from '../../features/menu/products.repository.ts';
import { createTimesRepository } from '../../features/menu/times.repository.ts';
import type { AuditLog } from '../../features/operator/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { Uploads } from '../../features/uploads/index.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly reference: ReferenceSource;
  readonly catalog: Pick<Catalog, 'catalogueChanges' | 'taxonomy'>;
  readonly uploads: Uploads;
  readonly audit: Pick<AuditLog, 'record'>;
  readonly zones: TimeZones;
  readonly marketClock: Clock;
  readonly clock: Clock;
  readonly random: Random;
};

/** What shops sell and when they are open. */
export const wireMenu = (deps: Deps): Menu => {
  const { store, catalog } = deps;
  return createMenu({
    products: createMenuProductRepository(store),
    times: createTimesRepository(store),
    catalogueChanges: catalog.catalogueChanges,
    transactions: store.transactions,
    reference: deps.reference,
    taxonomy: catalog.taxonomy,
    uploads: deps.uploads,
    zones: deps.zones,
    random: deps.random,
    clock: deps.marketClock,
    audit: deps.audit,
    realClock: deps.clock,
  });
};
