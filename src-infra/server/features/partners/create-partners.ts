import { createApplications, type Applications } from './applications.ts';
import { createDecideShop, type DecideShop } from './decide-shop.use-case.ts';
import { createManagedShops, type ManagedShops } from './managed-shops.use-case.ts';
import { createShopOpening, type ShopOpening } from './open-shop.use-case.ts';
import type { PartnerCollaborators } from './partner-collaborators.ts';
import { createPartnerShopUseCases, type PartnerShopUseCases } from './partner-shops.use-cases.ts';

/** Sellers' shops and couriers' applications. */
export interface Partners {
  readonly applications: Applications;
  readonly decideShop: DecideShop;
  readonly managedShops: ManagedShops;
  readonly shopOpening: ShopOpening;
  readonly partnerShops: PartnerShopUseCases;
}

export const createPartners = (deps: PartnerCollaborators): Partners => {
  const managedShops = createManagedShops(deps);
  return {
    applications: createApplications(deps),
    decideShop: createDecideShop(deps),
    managedShops,
    shopOpening: createShopOpening({ ...deps, managedShops }),
    partnerShops: createPartnerShopUseCases(deps),
  };
};
