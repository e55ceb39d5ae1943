import { noShopFilter } from '@domain/catalog/index.ts';
import { careerId, notificationId, orderId, shopId, uuid, userId } from '@domain/kernel/ids.ts';
import { createHttpUserCarts } from '@infra/cart/http-user-carts.adapter.ts';
import { createHttpProductCatalog } from '@infra/catalog/http-product-catalog.adapter.ts';
import { createHttpShopDirectory } from '@infra/catalog/http-shop-directory.adapter.ts';
import { createHttpShopFacets } from '@infra/catalog/http-shop-facets.adapter.ts';
import { createHttpArticles } from '@infra/content/http-articles.adapter.ts';
import { createHttpMarketTexts } from '@infra/content/http-market-texts.adapter.ts';
import { createHttpAccounts, createHttpProfiles } from '@infra/identity/http-accounts.adapter.ts';
import {
  createHttpCurrencies,
  createHttpLanguages,
  createHttpTranslations,
} from '@infra/localization/http-localization.adapters.ts';
import { createHttpNotifications } from '@infra/notifications/http-notifications.adapter.ts';
import { createHttpCoupons } from '@infra/orders/http-coupons.adapter.ts';
import { createHttpListedCoupons } from '@infra/orders/http-listed-coupons.adapter.ts';
import { createHttpOrderHistory } from '@infra/orders/http-order-history.adapter.ts';
import { createHttpOrders } from '@infra/orders/http-orders.adapter.ts';
import { createHttpPaymentMethods } from '@infra/orders/http-payment-methods.adapter.ts';
import { createHttpProductSearch, createHttpShopSearch } from '@infra/search/http-search.adapters.ts';
import { createHttpPromotions } from '@infra/promotions/http-promotions.adapter.ts';
import { createHttpSettings } from '@infra/settings/http-settings.adapter.ts';
import { createHttpReverseGeocoder } from '@infra/addresses/http-reverse-geocoder.adapter.ts';
import { sampleDraft } from '../../orders/drafts.ts';
import type { Reading } from '../quirks.ts';
import { sampleContext, sampleOf } from '../samples.ts';

const priced = { context: sampleContext };
const cart = sampleOf('POST dashboard/user/cart/insert-product');
const order = sampleOf('POST dashboard/user/orders');
const orders = (api: Parameters<Reading['read']>[0]) => createHttpOrders({ api, ...priced, announces: () => true });
const news = {
  id: 15,
  uuid: 'c0ffee00-1515-4a1a-9999-151515151515',
  type: 'blog',
  published_at: '2025-03-09',
  active: true,
  img: 'https://api.example.test/storage/images/blogs/spring.webp',
  translation: {
    id: 1,
    locale: 'en',
    title: 'Spring',
    short_desc: 'Longer hours',
    description: '<p>Open until 23:00.</p>',
  },
};
const ad = {
  id: 3,
  url: null,
  img: 'https://api.example.test/storage/images/banners/lunch.webp',
  active: true,
  clickable: true,
  input: 1,
  type: 'banner',
  created_at: '2025-03-01 09:00:00Z',
  translation: { locale: 'en', title: 'Charcoal week', description: '', button_text: 'See' },
};
const shopRows = (sampleOf('GET rest/shops/search') as { data: unknown[] }).data;
const enveloped = (data: unknown) => ({
  timestamp: '2025-03-10T09:15:00.000000Z',
  status: true,
  message: 'Success',
  data,
});
const listed = (data: readonly unknown[]) => ({
  data,
  links: { first: '', last: '', prev: null, next: null },
  meta: { current_page: 1, from: 1, last_page: 1, path: '', per_page: 10, to: data.length, total: data.length },
});
/** A quote is an extension, and read to the letter. */
const withoutQuote = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === 'quote' ? undefined : value));
/** The same with nothing that is running any more. */
const withOffersOver = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === 'active' ? false : value));
/** The same with another status of the order. */
const withStatus = (body: unknown, status: string): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    key === 'status' && typeof value === 'string' ? status : value,
  );

/** The readings of HTTP adapters and the contract's samples; small hand-written answers where there is none. */
export const READINGS: readonly Reading[] = [
  { name: 'Settings', body: sampleOf('GET rest/settings'), read: (api) => createHttpSettings({ api }).load() },
  {
    name: 'Languages',
    body: sampleOf('GET rest/languages/active'),
    read: (api) => createHttpLanguages({ api }).active(),
  },
  {
    name: 'Currencies',
    body: sampleOf('GET rest/currencies/active'),
    read: (api) => createHttpCurrencies({ api }).active(),
  },
  {
    name: 'Translations',
    body: sampleOf('GET rest/translations/paginate'),
    read: (api) => createHttpTranslations({ api }).load('en'),
  },
  {
    name: 'ShopDirectory.list',
    body: sampleOf('GET rest/shops/paginate'),
    read: (api) => createHttpShopDirectory({ api, ...priced }).list(noShopFilter, 1),
  },
  {
    name: 'ShopDirectory.load',
    isOne: true,
    body: sampleOf('GET rest/shops/501'),
    read: (api) => createHttpShopDirectory({ api, ...priced }).load(shopId(501)),
  },
  {
    name: 'ShopDirectory.load of one whose discount is over',
    isOne: true,
    body: withOffersOver(sampleOf('GET rest/shops/501')),
    read: (api) => createHttpShopDirectory({ api, ...priced }).load(shopId(501)),
  },
  {
    name: 'ShopDirectory.byUuids',
    body: sampleOf('GET rest/shops/search'),
    read: (api) => createHttpShopDirectory({ api, ...priced }).byUuids([uuid('6a0d')]),
  },
  {
    name: 'ShopDirectory.recommended',
    body: sampleOf('GET rest/shops/search'),
    read: (api) => createHttpShopDirectory({ api, ...priced }).recommended(),
  },
  {
    name: 'ShopDirectory.categories',
    body: sampleOf('GET rest/categories/paginate'),
    read: (api) => createHttpShopDirectory({ api, ...priced }).categories(),
  },
  {
    name: 'ShopDirectory.banners',
    body: listed([
      {
        id: 3,
        url: null,
        img: 'https://api.example.test/storage/images/banners/lunch.webp',
        active: true,
        clickable: 1,
        input: 1,
        type: 'banner',
        translation: { title: 'Lunch', description: 'Noon', button_text: 'See' },
        galleries: [],
        shops: [{ id: 501 }],
      },
    ]),
    read: (api) => createHttpShopDirectory({ api, ...priced }).banners(),
  },
  {
    name: 'Promotions.ads',
    body: { data: [ad], meta: { current_page: 1, last_page: 1, per_page: 6, total: 1 } },
    read: (api) => createHttpPromotions({ api, ...priced }).ads(1),
  },
  {
    name: 'Promotions.ad',
    isOne: true,
    body: enveloped({ banner: ad, shops: shopRows }),
    read: (api) => createHttpPromotions({ api, ...priced }).ad(3),
  },
  {
    name: 'Promotions.banner',
    isOne: true,
    body: enveloped({ ...ad, likes: 0, galleries: [], shops: shopRows }),
    read: (api) => createHttpPromotions({ api, ...priced }).banner(3),
  },
  {
    name: 'ShopFacets.tags',
    body: enveloped([{ id: 4, img: null, translation: { title: 'Halal' } }]),
    read: (api) => createHttpShopFacets({ api, ...priced }).tags(undefined),
  },
  {
    name: 'ShopFacets.priceBounds',
    body: enveloped({ min: 2.4, max: 0 }),
    read: (api) => createHttpShopFacets({ api, ...priced }).priceBounds(),
  },
  {
    name: 'ProductCatalog.menu',
    body: sampleOf('GET rest/shops/501/products'),
    read: (api) => createHttpProductCatalog({ api, ...priced }).menu(shopId(501)),
  },
  {
    name: 'ProductCatalog.load',
    isOne: true,
    body: sampleOf('GET rest/products/f3d0'),
    read: (api) => createHttpProductCatalog({ api, ...priced }).load(uuid('f3d0')),
  },
  {
    name: 'ProductSearch',
    body: sampleOf('GET rest/products/search'),
    read: (api) => createHttpProductSearch({ api, ...priced }).find('bowl', 1, {}),
  },
  {
    name: 'ShopSearch',
    body: sampleOf('GET rest/shops/search'),
    read: (api) => createHttpShopSearch({ api, ...priced }).find('green', 1, undefined),
  },
  {
    name: 'UserCarts.load',
    body: cart,
    read: (api) => createHttpUserCarts({ api, ...priced, takesNestedAddons: () => true }).load(),
  },
  {
    name: 'UserCarts.insert',
    isOne: true,
    body: cart,
    read: (api) => createHttpUserCarts({ api, ...priced, takesNestedAddons: () => true }).insert(shopId(501), []),
  },
  { name: 'Articles.list', body: listed([news]), read: (api) => createHttpArticles({ api, ...priced }).list(1) },
  {
    name: 'Articles.load',
    isOne: true,
    body: enveloped(news),
    read: (api) => createHttpArticles({ api, ...priced }).load(uuid('c0ffee')),
  },
  {
    name: 'Articles.latestNews',
    body: enveloped(news),
    read: (api) => createHttpArticles({ api, ...priced }).latestNews(),
  },
  {
    name: 'MarketTexts.faqs',
    body: listed([
      {
        id: 1,
        uuid: 'fa',
        type: 'orders',
        active: true,
        translation: { id: 1, locale: 'en', question: 'Can I cancel?', answer: 'Yes.' },
      },
    ]),
    read: (api) => createHttpMarketTexts({ api, ...priced }).faqs(),
  },
  {
    name: 'MarketTexts.about',
    body: listed([
      {
        id: 1,
        type: 'about',
        img: '',
        bg_img: null,
        active: true,
        buttons: { app_store_button_link: '', google_play_button_link: 'https://play.test' },
        translation: { locale: 'en', title: 'About', description: '<p>Who.</p>' },
      },
    ]),
    read: (api) => createHttpMarketTexts({ api, ...priced }).about(),
  },
  {
    name: 'MarketTexts.deliver',
    isOne: true,
    body: enveloped({
      id: 2,
      type: 'delivery',
      img: '',
      active: true,
      buttons: null,
      translation: { locale: 'en', title: 'Deliver', description: '<p>Ride.</p>' },
    }),
    read: (api) => createHttpMarketTexts({ api, ...priced }).deliver(),
  },
  {
    name: 'MarketTexts.careers',
    body: listed([
      {
        id: 1,
        category_id: 3,
        active: true,
        created_at: '2025-03-01 10:00:00Z',
        category: { id: 3, translation: { title: 'Kitchens' } },
        translation: { locale: 'en', title: 'Baker', description: '<p>Early.</p>', address: 'Port Alder' },
      },
    ]),
    read: (api) => createHttpMarketTexts({ api, ...priced }).careers(),
  },
  {
    name: 'MarketTexts.career',
    isOne: true,
    body: enveloped({
      id: 1,
      category_id: 3,
      active: true,
      created_at: '2025-03-01 10:00:00Z',
      category: null,
      translation: { locale: 'en', title: 'Baker', description: '<p>Early.</p>', address: 'Port Alder' },
    }),
    read: (api) => createHttpMarketTexts({ api, ...priced }).career(careerId(1)),
  },
  {
    name: 'MarketTexts.legal',
    isOne: true,
    body: enveloped({
      id: 1,
      translation: { id: 1, locale: 'en', title: 'Terms', description: '<p>Be kind.</p>' },
      translations: [],
    }),
    read: (api) => createHttpMarketTexts({ api, ...priced }).legal('terms'),
  },
  {
    name: 'MarketTexts.landing',
    isOne: true,
    body: enveloped({
      id: 1,
      type: 'welcome',
      data: {
        img: '',
        title: { en: 'Welcome' },
        description: { en: 'Eat' },
        features: [{ img: null, title: { en: 'Near' }, description: { en: '' } }],
      },
    }),
    read: (api) => createHttpMarketTexts({ api, ...priced }).landing(),
  },
  {
    name: 'MarketTexts.figures',
    body: enveloped({ users: 1200, orders: 0 }),
    read: (api) => createHttpMarketTexts({ api, ...priced }).figures(),
  },
  {
    name: 'Accounts.signIn',
    isOne: true,
    body: sampleOf('POST auth/login'),
    read: (api) =>
      createHttpAccounts({ api, ...priced }).signIn({ login: { kind: 'email', email: 'a@b.c' }, password: 'lunchbox' }),
  },
  {
    name: 'Profiles',
    isOne: true,
    body: sampleOf('GET dashboard/user/profile/show'),
    read: (api) => createHttpProfiles({ api, ...priced }).load(),
  },
  {
    name: 'Notifications.list',
    body: sampleOf('GET dashboard/notifications'),
    read: (api) => createHttpNotifications({ api }).list('all', 1),
  },
  {
    name: 'Notifications.list of what is canceled',
    body: withStatus(sampleOf('GET dashboard/notifications'), 'canceled'),
    read: (api) => createHttpNotifications({ api }).list('all', 1),
  },
  {
    name: 'Notifications.load',
    isOne: true,
    body: enveloped((sampleOf('GET dashboard/notifications') as { data: unknown[] }).data[0]),
    read: (api) => createHttpNotifications({ api }).load(notificationId(640)),
  },
  {
    name: 'Notifications.statistics',
    body: sampleOf('GET dashboard/user/profile/notifications-statistic'),
    read: (api) => createHttpNotifications({ api }).statistics(),
  },
  {
    name: 'Coupons',
    isOne: true,
    body: sampleOf('POST rest/coupons/check'),
    read: (api) => createHttpCoupons({ api, userId: () => userId(7) }).check('SPRING2', shopId(501)),
  },
  {
    name: 'ListedCoupons',
    body: { data: [(sampleOf('POST rest/coupons/check') as { data: unknown }).data] },
    read: (api) => createHttpListedCoupons({ api }).load(shopId(501)),
  },
  {
    name: 'OrderHistory of what is canceled',
    body: withStatus(sampleOf('GET dashboard/notifications'), 'canceled'),
    read: (api) => createHttpOrderHistory({ api }).times(orderId(880)),
  },
  {
    name: 'OrderHistory',
    body: sampleOf('GET dashboard/notifications'),
    read: (api) => createHttpOrderHistory({ api }).times(orderId(880)),
  },
  {
    name: 'Orders.calculate',
    isOne: true,
    body: withoutQuote(sampleOf('POST dashboard/user/cart/calculate/310')),
    read: (api) => orders(api).calculate(sampleDraft),
  },
  { name: 'Orders.place', isOne: true, body: order, read: (api) => orders(api).place(sampleDraft, 'k', undefined) },
  {
    name: 'Orders.list',
    body: sampleOf('GET dashboard/user/orders/paginate'),
    read: (api) => orders(api).list({ group: 'active', search: '' }, 1),
  },
  { name: 'Orders.load', isOne: true, body: order, read: (api) => orders(api).load(orderId(880)) },
  {
    name: 'Orders.load of one that is canceled',
    body: withStatus(order, 'canceled'),
    read: (api) => orders(api).load(orderId(880)),
  },
  { name: 'Orders.cancel', isOne: true, body: order, read: (api) => orders(api).cancel(orderId(880)) },
  {
    name: 'PaymentMethods',
    body: sampleOf('GET rest/payments'),
    read: (api) => createHttpPaymentMethods({ api, paymentType: () => 'admin' }).list(shopId(501)),
  },
  {
    name: 'PaymentMethods of a shop',
    body: {
      data: [
        { id: 1, shop_id: 501, status: 1, payment: { id: 1, tag: 'cash', active: true } },
        { id: 2, shop_id: 501, status: 0, payment: { id: 2, tag: 'wallet', active: true } },
      ],
    },
    read: (api) => createHttpPaymentMethods({ api, paymentType: () => 'seller' }).list(shopId(501)),
  },
  {
    name: 'ReverseGeocoder',
    body: { data: [{ formatted_address: 'Quay 1' }] },
    read: (api) => createHttpReverseGeocoder({ api }).find({ latitude: 52.37, longitude: 4.89 }),
  },
];
