import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Catalog } from '../../features/catalog/index.ts';
import type { Notify } from '../../features/notifications/index.ts';
import type { OrderUseCases } from '../../features/orders/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { createSubstitutions, type SubstitutionUseCases } from '../../features/substitutions/index.ts';
import { createSubstitutionRepository } from '../../features/substitutions/substitutions.repository.ts';
import type { Ledger } from '../../features/wallet/index.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly orders: OrderUseCases;
  readonly catalog: Pick<Catalog, 'shops' | 'catalogues'>;
  readonly ledger: Ledger;
  readonly reference: ReferenceSource;
  readonly notify: Notify;
  readonly zones: TimeZones;
  readonly clock: Clock;
};

/** Dishes that shops cannot deliver. */
export const wireSubstitutions = (deps: Deps): SubstitutionUseCases => {
  const { store, orders, catalog, ledger, reference, notify, zones, clock } = deps;
  return createSubstitutions({
    transactions: store.transactions,
    substitutions: createSubstitutionRepository(store),
    orders,
    catalogues: catalog.catalogues,
    shops: catalog.shops,
    ledger,
    reference,
    notify,
    zones,
    clock,
  });
};
