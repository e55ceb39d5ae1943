import type { Banner, ShopCard } from '../catalog/index.ts';
import type { ShopId } from '../kernel/ids.ts';

/** A picture with text that shops have paid for. It always advertises a shop, which lists do not include. */
export type Ad = Omit<Banner, 'shopIds'>;

/** A banner or an ad with the shops it advertises, in the server's order. */
export type Promotion = Ad & { readonly shops: readonly ShopCard[] };

/** Where a press on a banner leads: to its only shop, or to a page of all its shops. */
export type BannerTarget = { readonly kind: 'shop'; readonly shop: ShopId } | { readonly kind: 'shops' };

/** CATALOG-3e: A banner of one shop leads to that shop, one of several to a page of them; one of none only informs. */
export const bannerTarget = ({ shopIds }: Pick<Banner, 'shopIds'>): BannerTarget | undefined => {
  const [shop, another] = shopIds;
  if (shop === undefined) return undefined;
  return another === undefined ? { kind: 'shop', shop } : { kind: 'shops' };
};
