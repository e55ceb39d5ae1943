import type { ShopCard } from '../catalog/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { ShopApplication } from './shop-application.ts';

/** Contract 4.5: The status of a shop. */
export const SHOP_STATUSES = ['new', 'edited', 'approved', 'rejected', 'inactive'] as const;
/** One of `SHOP_STATUSES`. */
export type ShopStatus = (typeof SHOP_STATUSES)[number];

/** A shop as its owner sees it. */
export type OwnShop = ShopCard & { readonly status: ShopStatus };

/** ACCOUNT-7: opening a shop. */
export interface ShopApplications {
  /**
   * Applies with what `checkShopApplication` returned; the shop waits for the operator. `rejected` with `ERROR_205` or
   * `ERROR_206` if the person already has one, with a fault of the field `password` if none is set, and with faults of
   * what the server does not accept.
   */
  apply(application: ShopApplication): Answer<OwnShop>;
}
