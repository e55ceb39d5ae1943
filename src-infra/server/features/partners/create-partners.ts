import { createApplications, type Applications } from './applications.ts';
import { createDecideShop, type DecideShop } from './decide-shop.use-case.ts';
import { createKitchen, type Kitchen } from './kitchen.use-cases.ts';
import { createManagedShops, type ManagedShops } from './managed-shops.use-case.ts';
import { createShopOpening, type ShopOpening } from './open-shop.use-case.ts';
import type { PartnerCollaborators } from './partner-collaborators.ts';
import { createPartnerShopUseCases, type PartnerShopUseCases } from './partner-shops.use-cases.ts';

/** Sellers' shops with their kitchens, and couriers' applications. */
export interface Partners {
  readonly applications: Applications;
  readonly decideShop: DecideShop;
  readonly managedShops: ManagedShops;
  readonly shopOpening: ShopOpening;
  readonly kitchen: Kitchen;
  readonly partnerShops: PartnerShopUseCases;
}

export const createPartners = (deps: PartnerCollaborators): Partners => {
  const { partnerShops, storedShops, reference, catalogueChanges, transactions, broadcast, clock } = deps;
  const managedShops = createManagedShops({ partnerShops });
  return {
    applications: createApplications(deps),
    decideShop: createDecideShop(deps),
    managedShops,
    shopOpening: createShopOpening({
      partnerShops,
      storedShops,
      reference,
      managedShops,
      catalogueChanges,
      transactions,
      broadcast,
      clock,
    }),
    kitchen: createKitchen({ managedShops, orders: deps.orders, substitutions: deps.substitutions }),
    partnerShops: createPartnerShopUseCases(deps),
  };
};
