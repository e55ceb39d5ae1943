import { err, ok, type Result } from '@domain/kernel/result.ts';
import { leftToOpen, type OpeningStep } from '@domain/partners/index.ts';
import type { ManagedShops, Manager } from './managed-shops.use-case.ts';
import type { PartnerCollaborators } from './partner-collaborators.ts';
import type { DeskShopRow } from './partners.ports.ts';

export type Opening = {
  readonly shopId: number;
  readonly isOpen: boolean;
  /** ACCOUNT-7j: What a shop that was never opened still needs; empty once it was, also in a pause. */
  readonly left: readonly OpeningStep[];
};
type Refused = { readonly kind: 'not-found' };

/** A shop takes orders, or pauses whatever its hours; open pages of customers change at once. */
export interface ShopOpening {
  of(manager: Manager, shopId: number): Promise<Result<Opening, Refused>>;
  /** Setting what is set already changes nothing. */
  set(manager: Manager, opening: Pick<Opening, 'shopId' | 'isOpen'>): Promise<Result<Opening, Refused>>;
}

type Deps = Pick<
  PartnerCollaborators,
  'partnerShops' | 'storedShops' | 'reference' | 'catalogueChanges' | 'transactions' | 'broadcast' | 'clock'
> & {
  readonly managedShops: ManagedShops;
};

export const createShopOpening = ({
  partnerShops,
  storedShops,
  reference,
  managedShops,
  catalogueChanges,
  transactions,
  broadcast,
  clock,
}: Deps): ShopOpening => {
  const leftOf = async ({ id, open, was_opened: wasOpened }: DeskShopRow): Promise<readonly OpeningStep[]> => {
    // A process of the version before opens shops without noting that they were.
    if (open || wasOpened) return [];
    const [shop] = await storedShops.ofAnyStatus((await reference()).baseCurrency.scale, [id]);
    return shop ? leftToOpen({ products: shop.productsCount, schedule: shop.schedule }) : [];
  };
  const of: ShopOpening['of'] = async (manager, shopId) => {
    const shop = (await managedShops.mayManage(manager, shopId)) ? await partnerShops.byId(shopId) : undefined;
    return shop ? ok({ shopId, isOpen: shop.open, left: await leftOf(shop) }) : err({ kind: 'not-found' });
  };

  return {
    of,
    set: (manager, { shopId, isOpen }) =>
      transactions.run(async () => {
        const shop = (await managedShops.mayManage(manager, shopId)) ? await partnerShops.lock(shopId) : undefined;
        if (!shop) return err({ kind: 'not-found' });
        if (shop.open !== isOpen) {
          await partnerShops.change(shopId, { open: isOpen, was_opened: true, updated_at: clock.now() });
          await catalogueChanges.changed(shopId, 'shop');
          await broadcast.publish('market', '');
        }
        return of(manager, shopId);
      }),
  };
};
