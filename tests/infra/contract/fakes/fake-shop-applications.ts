import { imageSource } from '@domain/images/index.ts';
import { shopId, uuid } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import type { OwnShop, ShopApplication, ShopApplications } from '@domain/partners/index.ts';
import { applicationFormOf } from '@domain/testing/index.ts';
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
  let usedKey: string | undefined;
  return {
    own: async () => ok(shop),
    change: async (application) => {
      if (!shop) return refusal(404, 'ERROR_404');
      shop = shopOf(application);
      return ok(shop);
    },
    apply: async (application, key) => {
      if (shop && usedKey === key) return ok(shop);
      if (!hasPassword) return refusal(400, 'ERROR_400', { params: { password: ['Required'] } });
      if (shop) return refusal(400, 'ERROR_205');
      if (application.categories.some((id) => !categories.includes(id)))
        return refusal(400, 'ERROR_400', { params: { categories: ['Unknown'] } });
      [shop, usedKey] = [shopOf(application), key];
      return ok(shop);
    },
  };
};

const shopOf = (application: ShopApplication): OwnShop => {
  const { texts, kind, tariff, minimum, lead, location, logo, cover } = application;
  const said = texts['en'] ?? Object.values(texts)[0];
  const unit = MINUTES[lead.unit];
  return {
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
    note: undefined,
    products: 0,
    sentAt: undefined,
    form: applicationFormOf(application),
  };
};
