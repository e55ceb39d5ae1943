import { uuidOf } from '@infra/server/demo-city/seed/stable-ids.ts';
import { readOperations, type OperationId } from '@infra/server/http/contract/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

/** A successful call of every operation that answers JSON. A new operation needs a line here. */
const CALLS: Readonly<Partial<Record<OperationId, object>>> = {
  logIn: { email: 'demo@tiffin.test', password: 'lunchbox' },
  register: { email: 'new@tiffin.test' },
  resendCode: { email: 'other@tiffin.test' },
  forgetPasswordByEmail: { email: 'demo@tiffin.test' }, forgetPasswordByPhone: { phone: '31612345678' }, searchPeople: { search: 'Oma', page: 1 },
  listSettings: {}, listActiveLanguages: {}, listActiveCurrencies: {}, loadTranslations: {},
  listShops: { address: { latitude: 52.37, longitude: 4.89 }, currency_id: 2, page: 1, perPage: 10, type: 'restaurant' },
  listShopsByKeys: { shops: ['1'] }, listRecommendedShops: {}, searchShops: { search: 'green', open: 1, page: 1 }, showShop: { id: '1' },
  listShopTags: {}, showPriceBounds: {}, listShopCategories: { id: '1' }, listShopReviews: { id: '1', page: 1 }, showShopRatings: { id: '1' },
  checkShopHours: { id: '1', date: '2025-03-10 12:00' }, listBranches: {}, showBranch: { id: 1 },
  checkAnyZone: { address: { latitude: 52.37, longitude: 4.89 } }, checkShopZone: { id: '1', address: { latitude: 52.37, longitude: 4.89 } },
  showMenu: { id: '1', currency_id: 2 }, listShopProducts: { id: '1' }, listRecommendedProducts: { id: '1' }, listProducts: {}, searchProducts: { search: 'bowl', page: 1 },
  showProduct: { id: '4' }, listProductReviews: { uuid: '4' }, listCategories: { type: 'shop' }, showCategory: { uuid: '1' }, listBrands: {},
  suggest: { q: 'fal' }, listBanners: {}, showBanner: { id: 1 }, toggleBannerLike: { id: 1 }, listAds: {}, showAd: { id: 1 }, listStories: { page: 1 },
  listBlogs: { type: 'notification' }, showBlog: { uuid: uuidOf('news spring') }, showLastBlog: { type: 2 }, listRecipes: { search: 'oliv' }, showRecipe: { id: 1, currency_id: 2 },
  listCareers: {}, showCareer: { id: 1 }, listPages: { type: 'all_about' }, showPage: { type: 'delivery' }, showLandingPage: {}, listShopPayments: { id: '1' },
  showMarketStatistics: {}, showTerm: {}, showPolicy: {}, listFaqs: {}, showReferral: {},
  listNotifications: { page: 1, perPage: 5, column: 'id', sort: 'desc' }, showNotification: { id: 1 }, readNotification: { id: 1 }, readAllNotifications: {},
  showStatistics: {}, listPreferences: {}, updatePreferences: { notifications: [{ notification_id: 1, active: 1 }] },
  showProfile: { currency_id: 2 }, updateProfile: { firstname: 'Nadia' }, updatePushToken: { firebase_token: 'x' },
  listAddresses: { perPage: 100 }, createAddress: { title: 'Home', address: { address: 'Quay 1' }, location: [52.3, 4.8] }, showAddress: { id: 1 },
  updateAddress: { id: 1, address: { address: 'Quay 2' }, location: [52.3, 4.8] }, activateAddress: { id: 1 }, showActiveAddress: {}, deleteAddresses: { ids: [2] },
  updatePassword: { password: 'lunchbox', password_confirmation: 'lunchbox', old_password: 'lunchbox' },
  listOutbox: {}, listPayments: {}, listOrders: { order_statuses: true, statuses: ['new'] },
  logOut: {},
};
/** Shown elsewhere: they need a code from the outbox, or never end. */
const ELSEWHERE: readonly OperationId[] = [
  'verifyCode', 'completeRegistration', 'streamUserEvents',
  // tests/server/identity, tests/server/profile: they need a code or an identity token, or end the account.
  'verifyPhone', 'recoverByEmail', 'recoverByPhone', 'signInWithProvider', 'deleteProfile',
  // tests/server/uploads, tests/server/reviews: files, and once by each.
  'uploadPicture', 'uploadPictures', 'reviewShop', 'reviewProduct',
  // tests/server/orders: they need a filled cart.
  'showCart', 'setCartLine', 'insertProducts', 'deleteCarts', 'deleteMyCarts', 'deleteCartProducts', 'calculateCart', 'checkCoupon', 'placeOrder', 'showOrder', 'changeOrderStatus', 'payOrder',
];

let test: TestMarketplace;
const tokens = { demo: '', desk: '' };
beforeAll(async () => {
  test = await startMarketplace();
  tokens.demo = await test.api.signIn('demo@tiffin.test');
  tokens.desk = await test.api.signIn('desk@tiffin.test');
  const { database } = test.store;
  await database.insertInto('branches').values({ shop_id: 1, address: '{"address":"Quay 3"}', latitude: 52, longitude: 4, texts: '{"en":{"title":"Quay"}}' }).execute();
  await database
    .insertInto('notifications')
    .values({ user_id: 1, type: 'news_publish', subject_kind: 'blog', subject_id: 15, args: '{"title":"Spring","uuid":"c0ffee00-1515-4a1a-9999-151515151515"}', read_at: null, created_at: 1, updated_at: 1 })
    .execute();
});
afterAll(() => test.marketplace.close());

const operations = readOperations();

describe('API-1 every operation', () => {
  it('has a call here or elsewhere', () => {
    expect([...Object.keys(CALLS), ...ELSEWHERE].sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it.each(Object.entries(CALLS) as [OperationId, object][])('%s answers as described, in every language', async (id, sent) => {
    const role = operations.find((operation) => operation.id === id)?.role;
    const how = { token: role === 'admin' ? tokens.desk : tokens.demo };
    const { status, body } = await test.api.call(id, { ...sent }, { ...how, ...(id === 'register' || id === 'resendCode' ? { as: 'query' as const } : {}) });
    expect([status, status === 200 ? '' : JSON.stringify(body)]).toEqual([200, '']);
    for (const lang of ['ar', 'de', 'fr', 'tlh']) await test.api.call(id, { ...sent }, { ...how, lang });
  });
});

describe('SETTINGS what is announced', () => {
  it('are exactly the extensions that are built', async () => {
    const { data } = await test.api.ok('listSettings');
    expect(data.find(({ key }) => key === 'api_extensions')?.value?.split(',')).toEqual(['idempotency', 'quote', 'cart_version', 'line_addons', 'events', 'shop_timezone', 'dietary', 'unit_price', 'suggest', 'identity', 'images']);
    expect(data.map(({ key }) => key)).not.toContain('by_subscription');
    expect(data.find(({ key }) => key === 'is_demo')?.value).toBe('1');
  });
});
