import { uuidOf } from '@infra/server/demo-city/seed/stable-ids.ts';
import { readOperations, type OperationId } from '@infra/server/http/contract/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

/** A successful call of every operation that answers JSON. A new operation needs a line here. */
const CALLS: Readonly<Partial<Record<OperationId, object>>> = {
  logIn: { email: 'demo@tiffin.test', password: 'lunchbox' },
  register: { email: 'new@tiffin.test' },
  resendCode: { email: 'other@tiffin.test' },
  forgetPasswordByEmail: { email: 'demo@tiffin.test' },
  forgetPasswordByPhone: { phone: '31612345678' },
  searchPeople: { search: 'Oma', page: 1 },
  listSettings: {},
  listActiveLanguages: {},
  listActiveCurrencies: {},
  loadTranslations: {},
  listShops: {
    address: { latitude: 52.37, longitude: 4.89 },
    currency_id: 2,
    page: 1,
    perPage: 10,
    type: 'restaurant',
  },
  countShops: { address: { latitude: 52.37, longitude: 4.89 }, currency_id: 2, open: 1 },
  listShopsByKeys: { shops: ['1'] },
  listRecommendedShops: {},
  searchShops: { search: 'green', open: 1, page: 1 },
  showShop: { id: '1' },
  listShopTags: {},
  showPriceBounds: {},
  listShopCategories: { id: '1' },
  listShopReviews: { id: '1', page: 1 },
  showShopRatings: { id: '1' },
  listOwnReviews: { page: 1 },
  checkShopHours: { id: '1', date: '2025-03-10 12:00' },
  listBranches: {},
  showBranch: { id: 1 },
  checkAnyZone: { address: { latitude: 52.37, longitude: 4.89 } },
  checkShopZone: { id: '1', address: { latitude: 52.37, longitude: 4.89 } },
  showMenu: { id: '1', currency_id: 2 },
  listShopProducts: { id: '1' },
  listRecommendedProducts: { id: '1' },
  listProducts: {},
  searchProducts: { search: 'bowl', page: 1 },
  listSearchFacets: { search: 'pizza', open_now: 1 },
  showProduct: { id: '4' },
  listProductReviews: { uuid: '4' },
  listCategories: { type: 'shop' },
  showCategory: { uuid: '1' },
  listBrands: {},
  calculateProducts: {
    products: [{ stock_id: 10, quantity: 2 }],
    shop_id: 1,
    address: { latitude: 52.37, longitude: 4.89 },
  },
  suggest: { q: 'fal' },
  geocode: { latlng: '52.37,4.89' },
  suggestAddresses: { search: '12 har' },
  listBanners: {},
  showBanner: { id: 1 },
  toggleBannerLike: { id: 1 },
  listAds: {},
  showAd: { id: 1 },
  listStories: { page: 1 },
  listBlogs: { type: 'notification' },
  showBlog: { uuid: uuidOf('news spring') },
  showLastBlog: { type: 2 },
  listRecipes: { search: 'oliv' },
  showRecipe: { id: 1, currency_id: 2 },
  listCareers: {},
  showCareer: { id: 1 },
  listPages: { type: 'all_about' },
  showPage: { type: 'delivery' },
  showLandingPage: {},
  listShopPayments: { id: '1' },
  showMarketStatistics: {},
  showTerm: {},
  showPolicy: {},
  listFaqs: {},
  showReferral: {},
  listNotifications: { page: 1, perPage: 5, column: 'id', sort: 'desc' },
  showNotification: { id: 1 },
  readNotification: { id: 1 },
  readAllNotifications: {},
  showStatistics: {},
  listPreferences: {},
  updatePreferences: { notifications: [{ notification_id: 1, active: 1 }] },
  showProfile: { currency_id: 2 },
  updateProfile: { firstname: 'Nadia' },
  updatePushToken: { firebase_token: 'x' },
  listAddresses: { perPage: 100 },
  createAddress: { title: 'Home', address: { address: 'Quay 1' }, location: [52.3, 4.8] },
  showAddress: { id: 1 },
  updateAddress: { id: 1, address: { address: 'Quay 2' }, location: [52.3, 4.8] },
  activateAddress: { id: 1 },
  showActiveAddress: {},
  deleteAddresses: { ids: [2] },
  sendOwnerCode: {},
  listSessions: {},
  updatePassword: { password: 'lunchbox', password_confirmation: 'lunchbox', old_password: 'lunchbox' },
  listBookingShops: { page: 1 },
  showBookingShop: { id: '1' },
  listBookingTemplates: { shop_id: 1 },
  listShopSections: { shop_id: 1 },
  showShopSection: { id: 1 },
  listTables: { shop_section_id: 1, free_from: '2025-03-11 19:00', free_to: '2025-03-11 22:00' },
  listTakenPeriods: { id: 2, date_from: '2025-03-14' },
  createBooking: { table_id: 2, booking_id: 1, start_date: '2025-03-11 19:00', end_date: '2025-03-11 22:00', guest: 2 },
  listMyBookings: { page: 1 },
  showMyBooking: { id: 1 },
  listAllBookings: { page: 1 },
  showBookingStatus: { id: 1 },
  changeBookingStatus: { id: 1, status: 'accepted' },
  cancelBookings: { ids: [1] },
  openChat: { roleId: 'admin' },
  listChats: {},
  sendChatMessage: { chat_id: 'c-1', chat_content: 'Can I change the address?' },
  listChatMessages: { chat_id: 'c-1', after: 'm-1' },
  readChat: { id: 'c-1' },
  listAllChats: { page: 1 },
  listDeskMessages: { id: 'c-1' },
  answerChat: { id: 'c-1', chat_content: 'Yes' },
  listParcelTypes: {},
  showParcelType: { id: 1 },
  priceParcel: {
    type_id: 1,
    address_from: { latitude: 52.37, longitude: 4.88 },
    address_to: { latitude: 52.36, longitude: 4.91 },
    currency_id: 2,
  },
  placeParcel: {
    currency_id: 1,
    type_id: 1,
    phone_from: '31612345678',
    username_from: 'Nadia',
    address_from: { latitude: 52.37, longitude: 4.88, address: 'Quay 1' },
    phone_to: '31687654321',
    username_to: 'Omar',
    address_to: { latitude: 52.36, longitude: 4.91, address: 'Park 3' },
    delivery_date: '2025-03-20',
    delivery_time: '13:00',
  },
  listParcels: { order_statuses: true, statuses: ['new'] },
  showParcel: { id: 1 },
  payParcel: { id: 1, payment_sys_id: 1 },
  listAllParcels: {},
  showParcelSteps: { id: 1 },
  changeParcelStatus: { id: 1, status: 'canceled' },
  listRefunds: {},
  listAllRefunds: { status: 'pending' },
  listAllOrders: { status: 'new' },
  applyAsDriver: { type: 'user', data: { type_of_technique: 'bike' } },
  listApplications: {},
  decideApplication: { id: 1, status: 'canceled' },
  openShop: {
    title: { en: 'Quay Bakery' },
    address: { en: 'Quay 5' },
    delivery_time_from: 20,
    delivery_time_to: 40,
    delivery_time_type: 'minute',
  },
  showOwnShop: {},
  changeOwnShop: {
    title: { en: 'Quay Bakery' },
    address: { en: 'Quay 7' },
    delivery_time_from: 20,
    delivery_time_to: 40,
    delivery_time_type: 'minute',
  },
  listAllShops: { status: 'new' },
  decideShop: { id: 4, status: 'approved' },
  showSimulation: {},
  turnClock: { action: 'advance', seconds: 0 },
  setFaults: { error_rate: 0 },
  clearFaults: {},
  writeNews: { translations: { en: { title: 'Longer evenings', description: '<p>Until ten.</p>' } } },
  listNews: { status: 'draft' },
  publishNews: { uuid: uuidOf('news winter') },
  listAllSettings: {},
  changeSettings: { values: { title: 'Tiffin' } },
  listAudit: { page: 1 },
  listTexts: { page: 1 },
  writeText: { locale: 'en', key: 'home.title', value: 'Lunch' },
  listSignIns: { status: 'valid' },
  listCouriers: {},
  listOutbox: {},
  listPayments: {},
  listOrders: { order_statuses: true, statuses: ['new'] },
  listWalletHistories: { type: 'topup' },
  listTransactions: {},
  listWithdrawals: {},
  topUpWallet: { payment_type: 'stripe', price: 5 },
  logOut: {},
};
/** Shown elsewhere: they need a code from the outbox, or never end. */
const ELSEWHERE: readonly OperationId[] = [
  // tests/server/wallet, tests/server/payments: they move money, or need something to pay for.
  'sendMoney',
  'withdrawMoney',
  'changeWalletHistoryStatus',
  'decideWithdrawal',
  'showTransaction',
  'startPayment',
  'startPaymentByLink',
  'verifyCode',
  'completeRegistration',
  'streamUserEvents',
  'streamMarketEvents',
  // tests/server/identity, tests/server/profile: they need a code or an identity token, or end the account.
  'verifyPhone',
  'recoverByEmail',
  'recoverByPhone',
  'signInWithProvider',
  'deleteProfile',
  // tests/server/identity: they need a second session.
  'endSession',
  'endOtherSessions',
  // tests/server/desk: it needs a text of the operator.
  'removeText',
  // tests/server/outbox: it needs a text that nobody has accepted.
  'sendOutboxTextAgain',
  // tests/server/uploads, tests/server/reviews: files, and once by each.
  'uploadPicture',
  'uploadPictures',
  'reviewShop',
  'reviewProduct',
  // tests/server/orders, tests/server/refunds, tests/server/parcels: they need something that was ordered or delivered.
  'reviewOrder',
  'reviewCourier',
  'reviewWaiter',
  'showOrderRating',
  'rateOrder',
  'repeatOrder',
  'endRepeat',
  'showOrderCourier',
  'showAnyOrder',
  'showOrderSteps',
  'moveOrder',
  'answerSubstitution',
  'listReplacements',
  'proposeSubstitution',
  'askRefund',
  'quoteRefund',
  'showRefund',
  'deleteRefunds',
  'acceptRefund',
  'rejectRefund',
  'reviewParcelCourier',
  'moveParcel',
  // tests/server/simulation: it needs an order on its way.
  'steerCourier',
  // tests/server/orders: they need a filled cart.
  // tests/server/carts: they need a group and its members.
  'openCart',
  'toggleGroup',
  'lockGroup',
  'unlockGroup',
  'limitGroup',
  'kickMembers',
  'flipMyStatus',
  'joinGroup',
  'showInvitation',
  'showGroupOrder',
  'settleGroupShare',
  'renewGroupLink',
  'showGroup',
  'setGroupLine',
  'insertGroupProducts',
  'flipGroupStatus',
  'deleteGroupProducts',
  'leaveGroup',
  'streamGroupEvents',
  'showCart',
  'setCartLine',
  'insertProducts',
  'deleteCarts',
  'deleteMyCarts',
  'deleteCartProducts',
  'calculateCart',
  'checkCoupon',
  'placeOrder',
  'showOrder',
  'changeOrderStatus',
  'payOrder',
];

let test: TestMarketplace;
const tokens = { demo: '', desk: '' };
beforeAll(async () => {
  test = await startMarketplace();
  tokens.demo = await test.api.signIn('demo@tiffin.test');
  tokens.desk = await test.api.signIn('desk@tiffin.test');
  const { database } = test.store;
  await database
    .insertInto('branches')
    .values({
      shop_id: 1,
      address: '{"address":"Quay 3"}',
      latitude: 52,
      longitude: 4,
      texts: '{"en":{"title":"Quay"}}',
    })
    .execute();
  await database
    .insertInto('notifications')
    .values({
      user_id: 1,
      type: 'news_publish',
      subject_kind: 'blog',
      subject_id: 15,
      args: '{"title":"Spring","uuid":"c0ffee00-1515-4a1a-9999-151515151515"}',
      read_at: null,
      created_at: 1,
      updated_at: 1,
    })
    .execute();
});
afterAll(() => test.marketplace.close());

const operations = readOperations();

describe('API-1 every operation', () => {
  it('is called by a test here or elsewhere', () => {
    expect([...Object.keys(CALLS), ...ELSEWHERE].sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it.each(Object.entries(CALLS) as [OperationId, object][])(
    '%s responds as described, in every language',
    async (id, sent) => {
      const role = operations.find((operation) => operation.id === id)?.role;
      const how = { token: role === 'admin' ? tokens.desk : tokens.demo };
      const { status, body } = await test.api.call(
        id,
        { ...sent },
        { ...how, ...(id === 'register' || id === 'resendCode' ? { as: 'query' as const } : {}) },
      );
      expect([status, status === 200 ? '' : JSON.stringify(body)]).toEqual([200, '']);
      for (const lang of ['ar', 'de', 'fr', 'tlh']) await test.api.call(id, { ...sent }, { ...how, lang });
    },
  );
});

describe('SETTINGS announced extensions', () => {
  it('are exactly the implemented ones', async () => {
    const { data } = await test.api.ok('listSettings');
    expect(data.find(({ key }) => key === 'api_extensions')?.value?.split(',')).toEqual([
      'idempotency',
      'quote',
      'cart_version',
      'line_addons',
      'line_notes',
      'group_links',
      'events',
      'chat',
      'shop_timezone',
      'dietary',
      'unit_price',
      'lowest_price',
      'review_filters',
      'order_rating',
      'partial_refund',
      'suggest',
      'search_facets',
      'shop_counts',
      'identity',
      'owner_proof',
      'sessions',
      'operator',
      'market_events',
      'images',
      'geocode',
      'address_suggest',
    ]);
    expect(data.map(({ key }) => key)).not.toContain('by_subscription');
    expect(data.find(({ key }) => key === 'is_demo')?.value).toBe('1');
  });
});
