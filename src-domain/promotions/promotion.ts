import type { Banner, ShopCard } from '../catalog/index.ts';
import type { ShopId } from '../kernel/ids.ts';

/** A picture with words that shops have paid for. It always stands for a shop, of which lists do not tell. */
export type Ad = Omit<Banner, 'shopIds'>;

/** A banner or an ad with the shops it stands for, in the server's order. */
export type Promotion = Ad & { readonly shops: readonly ShopCard[] };

/** Where a press on a banner leads: to its one shop, or to all of its shops. */
export type BannerTarget = { readonly kind: 'shop'; readonly shop: ShopId } | { readonly kind: 'shops' };

/** CATALOG-3e: a banner of one shop leads to that shop, one of several to all of them; one of none only informs. */
export const bannerTarget = ({ shopIds }: Pick<Banner, 'shopIds'>): BannerTarget | undefined => {
  const [shop, another] = shopIds;
  if (shop === undefined) return undefined;
  return another === undefined ? { kind: 'shop', shop } : { kind: 'shops' };
};
