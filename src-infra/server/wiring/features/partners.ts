import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Catalog } from '../../features/catalog/index.ts';
import type { Menu } from '../../features/menu/index.ts';
import type { Notify } from '../../features/notifications/index.ts';
import { createAuditRepository } from '../../features/operator/audit.repository.ts';
import { createPartners, type Partners } from '../../features/partners/index.ts';
import { createRequestRepository } from '../../features/partners/requests.repository.ts';
import { createShopDeskRepository } from '../../features/partners/partner-shops.repository.ts';
import type { OrderUseCases } from '../../features/orders/index.ts';
import type { SubstitutionUseCases } from '../../features/substitutions/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { Uploads } from '../../features/uploads/index.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { Store } from '../../store/index.ts';
import { wireMenu } from './menu.ts';

type Deps = {
  readonly store: Store;
  readonly reference: ReferenceSource;
  readonly catalog: Pick<Catalog, 'shops' | 'storedShops' | 'catalogueChanges' | 'taxonomy'>;
  readonly uploads: Uploads;
  readonly orders: OrderUseCases;
  readonly substitutions: SubstitutionUseCases;
  readonly notify: Notify;
  readonly zones: TimeZones;
  /** The marketplace's time. */
  readonly clock: Clock;
  readonly realClock: Clock;
  readonly random: Random;
};

/** Sellers' shops with their kitchens and menus, and couriers' applications. */
export const wirePartners = (deps: Deps): Partners & { readonly menu: Menu } => {
  const { store, reference, catalog, uploads, orders, substitutions, notify, zones, clock, realClock, random } = deps;
  const partners = createPartners({
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
  const menu = wireMenu({
    store,
    reference,
    catalog,
    uploads,
    audit: createAuditRepository(store),
    zones,
    marketClock: clock,
    clock: realClock,
    random,
  });
  return { ...partners, menu };
};
