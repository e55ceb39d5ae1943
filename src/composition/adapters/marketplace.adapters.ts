/** The marketplace over HTTP as one chunk, imported on the first call. */
export { createHttpDeliveryZones } from '@infra/catalog/http-delivery-zones.adapter.ts';
export { createHttpProductCatalog } from '@infra/catalog/http-product-catalog.adapter.ts';
export { createHttpShopDirectory } from '@infra/catalog/http-shop-directory.adapter.ts';
export { createHttpArticles } from '@infra/content/http-articles.adapter.ts';
export { createHttpMarketTexts } from '@infra/content/http-market-texts.adapter.ts';
export {
  createHttpCurrencies,
  createHttpLanguages,
  createHttpTranslations,
} from '@infra/localization/http-localization.adapters.ts';
export { createHttpPromotions } from '@infra/promotions/http-promotions.adapter.ts';
export { createHttpSettings } from '@infra/settings/http-settings.adapter.ts';
export { createHttpStories } from '@infra/stories/http-stories.adapter.ts';
