import { expect, it } from 'vitest';
import type { Banner, ShopCard } from '@domain/catalog/index.ts';
import { shopId } from '@domain/kernel/ids.ts';
import type { Promotion, Promotions } from '@domain/promotions/index.ts';
import { createHttpShopDirectory } from '@infra/catalog/http-shop-directory.adapter.ts';
import { createHttpPromotions } from '@infra/promotions/http-promotions.adapter.ts';
import { describePort, type Laws } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakePromotions } from '../fakes/fake-promotions.ts';
import { taken } from '../outcome.ts';
import { walkPages } from '../pages.ts';

/** The port, and what other ports know of the same banners and shops. */
type Subject = {
  readonly promotions: Promotions;
  banners(): Promise<readonly Banner[]>;
  shop(id: number): Promise<Partial<ShopCard>>;
};

const gone = { ok: false, error: { kind: 'rejected', status: 404 } };
const idOf = ({ id }: { readonly id: number }): number => id;

const laws: Laws<Subject> = (fresh) => {
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

const stall = (id: number): ShopCard => ({ id: shopId(id), title: `Stall ${id}` }) as ShopCard;
const noticed = (id: number, shops: readonly ShopCard[]): Promotion => ({
  id,
  title: `Week ${id}`,
  description: 'Three fires',
  button: 'See',
  image: undefined,
  shops,
});
const bannerOf = ({ shops, ...banner }: Promotion): Banner => ({ ...banner, shopIds: shops.map(({ id }) => id) });

export const promotionsSuite = (market: Embedded): void =>
  describePort('Promotions', laws, {
    fake: () => {
      const banners = [noticed(1, [stall(1), stall(2)]), noticed(2, []), noticed(3, [stall(3)])];
      const ads = Array.from({ length: 8 }, (_, index) =>
        noticed(index + 1, index === 4 ? [] : [stall(1), stall(index + 2)]),
      );
      return {
        promotions: createFakePromotions({ ads, banners }),
        banners: async () => banners.map(bannerOf),
        shop: async (id) => stall(id),
      };
    },
    embedded: () => {
      const client = market.guest();
      const directory = createHttpShopDirectory(client);
      return {
        promotions: createHttpPromotions(client),
        banners: async () => taken(await directory.banners()),
        shop: async (id) => {
          const { uuid, title, logo, deliveryFee, minimum, isVerified } = taken(await directory.load(shopId(id)));
          return { uuid, title, logo, deliveryFee, minimum, isVerified };
        },
      };
    },
  });
