import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { ManagedShops, Manager } from './managed-shops.use-case.ts';
import type { PartnerCollaborators } from './partner-collaborators.ts';

export type Opening = { readonly shopId: number; readonly isOpen: boolean };
type Refused = { readonly kind: 'not-found' };

/** A shop takes orders, or pauses whatever its hours; open pages of customers change at once. */
export interface ShopOpening {
  of(manager: Manager, shopId: number): Promise<Result<Opening, Refused>>;
  /** Setting what is set already changes nothing. */
  set(manager: Manager, opening: Opening): Promise<Result<Opening, Refused>>;
}

type Deps = Pick<PartnerCollaborators, 'partnerShops' | 'catalogueChanges' | 'transactions' | 'broadcast' | 'clock'> & {
  readonly managedShops: ManagedShops;
};

export const createShopOpening = ({
  partnerShops,
  managedShops,
  catalogueChanges,
  transactions,
  broadcast,
  clock,
}: Deps): ShopOpening => ({
  of: async (manager, shopId) => {
    const shop = (await managedShops.mayManage(manager, shopId)) ? await partnerShops.byId(shopId) : undefined;
    return shop ? ok({ shopId, isOpen: shop.open }) : err({ kind: 'not-found' });
  },
  set: (manager, { shopId, isOpen }) =>
    transactions.run(async () => {
      const shop = (await managedShops.mayManage(manager, shopId)) ? await partnerShops.lock(shopId) : undefined;
      if (!shop) return err({ kind: 'not-found' });
      if (shop.open !== isOpen) {
        await partnerShops.change(shopId, { open: isOpen, updated_at: clock.now() });
        await catalogueChanges.changed(shopId, 'shop');
        await broadcast.publish('market', '');
      }
      return ok({ shopId, isOpen });
    }),
});
