/** The marketplace over HTTP as one chunk, imported on the first call. */
import type { $Fetch } from 'ofetch';
import { createHttpSettings as createSettings } from '@infra/settings/http-settings.adapter.ts';
import type { Platform } from '../platform.ts';

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
export { createHttpStories } from '@infra/stories/http-stories.adapter.ts';

type SettingsDeps = { readonly api: $Fetch; readonly platform: Platform };

/** CHAT-3a: the settings of the server, with the chat of this site's document store. */
export const createHttpSettings = ({ api, platform }: SettingsDeps) =>
  createSettings({ api, hasHostedChat: platform.hostedChat !== undefined });
