import type { Ad, Promotion, Promotions } from '@domain/promotions/index.ts';
import type { PageQuery, Query } from '../../data/index.ts';

type Deps = {
  readonly promotions: Promotions;
  /** Language and currency: the same question in another language is another question. */
  readonly scope: () => readonly unknown[];
};

/** What is promoted, each question with the key of its answer. */
export type PromotionQueries = {
  /** Ads, without their shops: those are asked for with the one that is opened. */
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
