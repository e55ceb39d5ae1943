import type { Ad, Promotion, Promotions } from '@domain/promotions/index.ts';
import type { PageQuery, Query } from '../../data/index.ts';

type Deps = {
  readonly promotions: Promotions;
  /** Language and currency, which are part of every key. */
  readonly scope: () => readonly unknown[];
};

/** The queries of ads and banners. */
export type PromotionQueries = {
  /** Ads without their shops, which load with a single ad. */
  ads: PageQuery<Ad>;
  ad(id: number): Query<Promotion>;
  banner(id: number): Query<Promotion>;
};

export const createPromotionQueries = ({ promotions, scope }: Deps): PromotionQueries => {
  const key = (...parts: readonly unknown[]): readonly unknown[] => ['promotions', ...parts, ...scope()];
  return {
    ads: (page) => ({ key: key('ads', page), load: () => promotions.ads(page) }),
    ad: (id) => ({ key: key('ad', id), load: () => promotions.ad(id) }),
    banner: (id) => ({ key: key('banner', id), load: () => promotions.banner(id) }),
  };
};
