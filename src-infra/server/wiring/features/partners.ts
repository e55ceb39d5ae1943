import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Catalog } from '../../features/catalog/index.ts';
import type { Notify } from '../../features/notifications/index.ts';
import { createPartners, type Partners } from '../../features/partners/index.ts';
import { createRequestRepository } from '../../features/partners/requests.repository.ts';
import { createShopDeskRepository } from '../../features/partners/partner-shops.repository.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { Uploads } from '../../features/uploads/index.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly reference: ReferenceSource;
  readonly catalog: Pick<Catalog, 'shops' | 'storedShops' | 'catalogueChanges'>;
  readonly uploads: Uploads;
  readonly notify: Notify;
  readonly clock: Clock;
  readonly random: Random;
};

/** Sellers' shops and couriers' applications. */
export const wirePartners = ({ store, reference, catalog, uploads, notify, clock, random }: Deps): Partners =>
  createPartners({
    partnerShops: createShopDeskRepository(store),
    requests: createRequestRepository(store),
    transactions: store.transactions,
    broadcast: store.broadcast,
    shops: catalog.shops,
    storedShops: catalog.storedShops,
    catalogueChanges: catalog.catalogueChanges,
    reference,
    uploads,
    notify,
    clock,
    random,
  });
