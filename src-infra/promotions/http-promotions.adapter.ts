import type { $Fetch } from 'ofetch';
import type { Ad, Promotion, Promotions } from '@domain/promotions/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { toAd, toShopCard, type ReadingContext } from '../catalog/catalog-wire.ts';
import { readEntity, requireId } from '../drivers/http/read-entity.ts';
import { toPage } from '../drivers/http/page.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, dataOf, listOf } from '../drivers/http/wire.ts';

type Deps = { readonly api: $Fetch; readonly context: ReadingContext & { currencyId(): number | undefined } };

const ADS_PER_PAGE = 6;

export const createHttpPromotions = ({ api, context }: Deps): Promotions => {
  const currency = () => ({ currency_id: context.currencyId() });
  const readAd = requireId((item): Ad => toAd(item, context));
  const readPromotion = (ad: unknown, shops: unknown): Promotion | undefined => {
    const read = readAd(ad);
    return read && { ...read, shops: listOf(shops, (shop) => toShopCard(shop, context)) };
  };
  return {
    ads: (page) =>
      readAnswer(api<unknown>('rest/banners-ads', { query: { page, perPage: ADS_PER_PAGE } }), (body) => {
        const { items, ...place } = toPage(body, readAd);
        return ok({ ...place, items: items.filter((ad) => ad !== undefined) });
      }),
    // An ad has its shops beside it, a banner within it.
    ad: (id) =>
      readAnswer(api<unknown>(`rest/banners-ads/${id}`, { query: currency() }), (body) => {
        const { banner, shops } = asRecord(dataOf(body));
        return readEntity({ data: banner }, (ad) => readPromotion(ad, shops));
      }),
    banner: (id) =>
      readAnswer(api<unknown>(`rest/banners/${id}`, { query: currency() }), (body) =>
        readEntity(body, (item) => readPromotion(item, asRecord(item)['shops'])),
      ),
  };
};
