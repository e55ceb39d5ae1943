import type { Category, ShopDirectory, ShopFacets, ShopTag } from '@domain/catalog/index.ts';
import type { Profile, Profiles } from '@domain/identity/index.ts';
import { ok } from '@domain/kernel/result.ts';
import type { OwnShop, ShopApplications } from '@domain/partners/index.ts';
import type { Query } from '../../data/index.ts';

type Deps = {
  readonly applications: Pick<ShopApplications, 'own'>;
  readonly profiles: Pick<Profiles, 'load'>;
  readonly shops: Pick<ShopDirectory, 'categories'>;
  readonly facets: Pick<ShopFacets, 'tags'>;
  readonly scope: () => readonly unknown[];
};

/** The account, and its shop if it has one. */
export type Seller = { readonly shop: OwnShop | undefined; readonly profile: Profile };

/** What the application needs to know. */
export type SellerQueries = {
  own(): Query<Seller>;
  categories(): Query<readonly Category[]>;
  tags(): Query<readonly ShopTag[]>;
};

/** As many categories as one request returns. */
const CATEGORIES_MOST = 100;

export const createSellerQueries = ({ applications, profiles, shops, facets, scope }: Deps): SellerQueries => ({
  // The operator decides meanwhile: every visit asks again.
  own: () => ({
    key: ['profile', 'own-shop', ...scope()],
    freshMs: 0,
    load: async () => {
      const [shop, profile] = await Promise.all([applications.own(), profiles.load()]);
      if (!shop.ok) return shop;
      return profile.ok ? ok({ shop: shop.value, profile: profile.value }) : profile;
    },
  }),
  categories: () => ({
    key: ['catalog', 'all-categories', ...scope()],
    load: () => shops.categories(CATEGORIES_MOST),
  }),
  tags: () => ({ key: ['catalog', 'tags', undefined, ...scope()], load: () => facets.tags(undefined) }),
});
