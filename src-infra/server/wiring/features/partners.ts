import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Catalog } from '../../features/catalog/index.ts';
import type { Notify } from '../../features/notifications/index.ts';
import { createPartners, type Partners } from '../../features/partners/index.ts';
import { createRequestRepository } from '../../features/partners/requests.repository.ts';
import { createShopDeskRepository } from '../../features/partners/partner-shops.repository.ts';
import type { OrderUseCases } from '../../features/orders/index.ts';
import type { SubstitutionUseCases } from '../../features/substitutions/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { Uploads } from '../../features/uploads/index.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly reference: ReferenceSource;
  readonly catalog: Pick<Catalog, 'shops' | 'storedShops' | 'catalogueChanges'>;
  readonly uploads: Uploads;
  readonly orders: OrderUseCases;
  readonly substitutions: SubstitutionUseCases;
  readonly notify: Notify;
  readonly clock: Clock;
  readonly random: Random;
};

/** Sellers' shops with their kitchens, and couriers' applications. */
export const wirePartners = (deps: Deps): Partners => {
  const { store, reference, catalog, uploads, orders, substitutions, notify, clock, random } = deps;
  return createPartners({
    partnerShops: createShopDeskRepository(store),
    requests: createRequestRepository(store),
    transactions: store.transactions,
    broadcast: store.broadcast,
    shops: catalog.shops,
    storedShops: catalog.storedShops,
    catalogueChanges: catalog.catalogueChanges,
    reference,
    uploads,
    orders,
    substitutions,
    notify,
    clock,
    random,
  });
};
