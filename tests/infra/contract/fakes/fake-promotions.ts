import { ok } from '@domain/kernel/result.ts';
import type { Promotion, Promotions } from '@domain/promotions/index.ts';
import { pageOf } from './page-of.ts';
import { absent } from './refusals.ts';

const PER_PAGE = 6;

/** What runs at the moment. */
type Running = { readonly ads?: readonly Promotion[]; readonly banners?: readonly Promotion[] };

/** Ads and banners in memory; an ad without shops has run out and is not shown. */
export const createFakePromotions = ({ ads = [], banners = [] }: Running = {}): Promotions => {
  const running = ads.filter(({ shops }) => shops.length > 0);
  const load = (among: readonly Promotion[], id: number) => {
    const found = among.find((promotion) => promotion.id === id);
    return found ? ok(found) : absent();
  };
  return {
    ads: async (page) =>
      ok(
        pageOf(
          running.map(({ shops: _shops, ...ad }) => ad),
          page,
          PER_PAGE,
        ),
      ),
    ad: async (id) => load(running, id),
    banner: async (id) => load(banners, id),
  };
};
