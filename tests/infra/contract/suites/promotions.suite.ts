import type { Banner, ShopCard } from '@domain/catalog/index.ts';
import { shopId } from '@domain/kernel/ids.ts';
import type { Promotion } from '@domain/promotions/index.ts';
import { createHttpShopDirectory } from '@infra/catalog/http-shop-directory.adapter.ts';
import { createHttpPromotions } from '@infra/promotions/http-promotions.adapter.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakePromotions } from '../fakes/fake-promotions.ts';
import { taken } from '../outcome.ts';
import { promotionsLaws } from '../laws/promotions.laws.ts';

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
  describePort('Promotions', promotionsLaws, {
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
