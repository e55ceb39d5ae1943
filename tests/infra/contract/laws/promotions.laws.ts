import { expect, it } from 'vitest';
import type { Banner, ShopCard } from '@domain/catalog/index.ts';
import type { Promotions } from '@domain/promotions/index.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';
import { walkPages } from '../pages.ts';

/** The port, and what other ports know of the same banners and shops. */
export type PromotionsSubject = {
  readonly promotions: Promotions;
  banners(): Promise<readonly Banner[]>;
  shop(id: number): Promise<Partial<ShopCard>>;
};

const gone = { ok: false, error: { kind: 'rejected', status: 404 } };

const idOf = ({ id }: { readonly id: number }): number => id;

export const promotionsLaws: Laws<PromotionsSubject> = (fresh) => {
  it('ROUTE-8 lists every running ad once, and loads each as listed, with its shops', async () => {
    const { promotions, shop } = await fresh();
    const ads = await walkPages((page) => promotions.ads(page), idOf);
    expect(ads.length).toBeGreaterThan(0);
    for (const ad of ads) {
      const { shops, ...told } = taken(await promotions.ad(ad.id));
      expect(told).toEqual(ad);
      expect(ad.title).not.toBe('');
      expect(shops.length).toBeGreaterThan(0);
      expect(new Set(shops.map(idOf)).size).toBe(shops.length);
      for (const card of shops) expect(card).toMatchObject(await shop(card.id));
    }
    expect(await promotions.ad(987_654)).toMatchObject(gone);
  });

  it('ROUTE-8 loads a banner with the shops that the list names', async () => {
    const { promotions, banners, shop } = await fresh();
    const known = await banners();
    expect(known.some(({ shopIds }) => shopIds.length > 1)).toBe(true);
    for (const { shopIds, ...banner } of known) {
      const { shops, ...told } = taken(await promotions.banner(banner.id));
      expect(told).toEqual(banner);
      expect(shops.map(idOf)).toEqual(shopIds);
      for (const card of shops) expect(card).toMatchObject(await shop(card.id));
    }
    expect(await promotions.banner(987_654)).toMatchObject(gone);
  });
};
