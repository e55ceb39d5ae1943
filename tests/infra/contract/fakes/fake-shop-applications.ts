import { imageSource } from '@domain/images/index.ts';
import { shopId, uuid } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import type { OwnShop, ShopApplications } from '@domain/partners/index.ts';
import { refusal } from './refusals.ts';

const MINUTES = { minute: 1, hour: 60, day: 1440, month: 43_200 } as const;

/** One person's applications in memory; a marketplace in English that knows these categories. */
export const createFakeShopApplications = ({
  hasPassword,
  categories,
}: {
  readonly hasPassword: boolean;
  readonly categories: readonly number[];
}): ShopApplications => {
  let shop: OwnShop | undefined;
  return {
    apply: async ({ texts, kind, tariff, minimum, lead, location, logo, cover, categories: chosen }) => {
      if (!hasPassword) return refusal(400, 'ERROR_400', { params: { password: ['Required'] } });
      if (shop) return refusal(400, 'ERROR_205');
      if (chosen.some((id) => !categories.includes(id)))
        return refusal(400, 'ERROR_400', { params: { categories: ['Unknown'] } });
      const said = texts['en'] ?? Object.values(texts)[0];
      const unit = MINUTES[lead.unit];
      shop = {
        id: shopId(9),
        uuid: uuid('shop-9'),
        kind,
        title: said?.title ?? '',
        description: said?.description ?? '',
        logo: imageSource(logo, ''),
        cover: imageSource(cover, ''),
        rating: undefined,
        deliveryTime: { from: lead.from * unit, to: lead.to * unit },
        deliveryFee: tariff,
        minimum,
        kinds: [],
        tags: [],
        offer: undefined,
        schedule: { timeZone: 'Europe/Amsterdam', spans: [], closedDates: [], isAccepting: false },
        location,
        isVerified: false,
        status: 'new',
      };
      return ok(shop);
    },
  };
};
