/** Every line of specification section 7, in its order. A call that it describes with other parameters besides is a line of its own. */
export const SPECIFIED = [
  // Settings, languages, currencies, translations
  'GET /rest/settings',
  'GET /rest/referral',
  'GET /rest/languages/active',
  'GET /rest/translations/paginate',
  'GET /rest/currencies/active',
  'GET {path}/locales/{lng}/{ns}.json',
  // Products
  'GET /rest/products/paginate',
  'GET /rest/shops/{id}/products',
  'GET /rest/products/{id}',
  'GET /rest/products/search',
  'GET /rest/shops/{id}/products/paginate',
  'GET /rest/shops/{id}/products/recommended/paginate',
  // Shops
  'GET /rest/shops/paginate',
  'GET /rest/shops/paginate?type=restaurant',
  'GET /rest/shops/paginate?type=shop',
  'GET /rest/booking/shops/paginate',
  'GET /rest/shops/{id}',
  'GET /rest/shops/recommended',
  'GET /rest/shops/search',
  'GET /rest/shops-takes',
  'GET /rest/products-avg-prices',
  'POST /dashboard/user/shops',
  'GET /rest/shop/delivery-zone/check/distance',
  'GET /rest/shop/{id}/delivery-zone/check/distance',
  'GET /rest/shops/{id}/reviews',
  'GET /rest/branches',
  // User
  'GET /dashboard/user/profile/show',
  'PUT /dashboard/user/profile/update',
  'PUT /dashboard/user/profile/update, the phone in the query',
  'POST /dashboard/user/profile/password/update',
  'POST /dashboard/user/update/notifications',
  'POST /dashboard/user/profile/firebase/token/update',
  'GET /dashboard/user/search-sending',
  'POST /dashboard/user/wallet/send',
  'DELETE /dashboard/user/profile/delete',
  // Notifications
  'GET /dashboard/notifications',
  'GET /dashboard/notifications/{id}',
  'GET /dashboard/user/profile/notifications-statistic',
  'POST /dashboard/notifications/read-all',
  'POST /dashboard/notifications/{id}/read-at',
  'GET /dashboard/user/notifications',
  // Addresses
  'POST /dashboard/user/addresses',
  'PUT /dashboard/user/addresses/{id}',
  'GET /dashboard/user/addresses',
  'POST /dashboard/user/address/set-active/{id}',
  'DELETE /dashboard/user/addresses/delete',
  // Cart
  'POST /rest/cart',
  'GET /rest/cart/{id}',
  'POST /rest/cart/open',
  'POST /rest/cart/status/{id}',
  'POST /rest/cart/insert-product',
  'DELETE /rest/cart/product/delete',
  'DELETE /rest/cart/member/delete',
  'POST /dashboard/user/cart',
  'GET /dashboard/user/cart',
  'POST /dashboard/user/cart/insert-product',
  'POST /dashboard/user/cart/open',
  'POST /dashboard/user/cart/set-group/{id}',
  'DELETE /dashboard/user/cart/product/delete',
  'DELETE /dashboard/user/cart/delete',
  'DELETE /dashboard/user/cart/member/delete',
  // Other
  'GET the maps service, by latlng and key',
] as const;

export type SpecifiedCall = (typeof SPECIFIED)[number];

/** Lines whose adapter is not there yet; each leaves when its row comes. */
export const AWAITED: readonly SpecifiedCall[] = [
  'POST /rest/cart', 'GET /rest/cart/{id}', 'POST /rest/cart/open', 'POST /rest/cart/status/{id}', 'POST /rest/cart/insert-product',
  'DELETE /rest/cart/product/delete', 'DELETE /rest/cart/member/delete', 'POST /dashboard/user/cart', 'POST /dashboard/user/cart/open',
  'POST /dashboard/user/cart/set-group/{id}', 'DELETE /dashboard/user/cart/product/delete', 'DELETE /dashboard/user/cart/member/delete',
];
