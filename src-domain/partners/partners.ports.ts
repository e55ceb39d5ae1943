import type { ShopCard } from '../catalog/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { ShopApplication, ShopApplicationDraft } from './shop-application.ts';

/** Contract 4.5: The status of a shop. */
export const SHOP_STATUSES = ['new', 'edited', 'approved', 'rejected', 'inactive'] as const;
/** One of `SHOP_STATUSES`. */
export type ShopStatus = (typeof SHOP_STATUSES)[number];

/** A shop as its owner sees it. */
export type OwnShop = ShopCard & {
  readonly status: ShopStatus;
  /** What the operator wrote beside the decision. */
  readonly note: string | undefined;
  /** Things on its menu. */
  readonly products: number;
  /** When it was sent; `undefined` if the server does not say. */
  readonly sentAt: Instant | undefined;
  /** The form that contains what was sent last. */
  readonly form: ShopApplicationDraft;
};

/** ACCOUNT-7: opening a shop. */
export interface ShopApplications {
  /** The person's own shop, whatever its status; `undefined` if there is none. */
  own(): Answer<OwnShop | undefined>;
  /**
   * Applies with what `checkShopApplication` returned, once per key; the shop waits for the operator. `rejected` with
   * `ERROR_205` or `ERROR_206` if the person already has one, with a fault of the field `password` if none is set, and
   * with faults of what the server does not accept.
   */
  apply(application: ShopApplication, key: string): Answer<OwnShop>;
  /** Replaces what was sent; a rejected shop waits for the operator again. `rejected` with 404 if there is none. */
  change(application: ShopApplication): Answer<OwnShop>;
}
