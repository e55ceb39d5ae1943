import type { ShopCard } from '../catalog/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { ShopApplication } from './shop-application.ts';

/** Contract 4.5: how far a shop has come. */
export const SHOP_STATUSES = ['new', 'edited', 'approved', 'rejected', 'inactive'] as const;
/** One of `SHOP_STATUSES`. */
export type ShopStatus = (typeof SHOP_STATUSES)[number];

/** A shop as its owner sees it. */
export type OwnShop = ShopCard & { readonly status: ShopStatus };

/** ACCOUNT-7: opening a shop. */
export interface ShopApplications {
  /**
   * Applies with what `checkShopApplication` let pass; the shop waits for the operator. `rejected` with `ERROR_205` or
   * `ERROR_206` where the person has one, naming the field `password` where no password is set, and naming what the
   * server does not take.
   */
  apply(application: ShopApplication): Answer<OwnShop>;
}
