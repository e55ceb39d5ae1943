import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strategyFor, shopUnderSheet } from '@app/entry/service-worker/request-strategy.ts';
import { at, ORIGIN } from './stage.ts';

const treat = (path: string, method = 'GET', isPage = false) =>
  strategyFor({ method, url: new URL(path, ORIGIN), isPage }, ORIGIN);

const READS = [
  'rest/shops/paginate',
  'rest/shops/recommended',
  'rest/shops/501',
  'rest/shops/501/products',
  'rest/shops',
  'rest/products/1f2e3d4c-0000-4000-8000-000000000001',
  'rest/categories/paginate',
  'rest/banners/paginate',
  'rest/banners/3',
  'rest/banners-ads',
  'rest/banners-ads/3',
  'rest/categories/1f2e3d4c-0000-4000-8000-000000000001',
  'dashboard/user/cart',
  'dashboard/user/addresses',
  'dashboard/user/usual-orders',
  'dashboard/user/orders/paginate',
  'dashboard/user/orders/880',
  'dashboard/notifications',
];
const FRAME = ['rest/settings', 'rest/languages/active', 'rest/currencies/active', 'rest/translations/paginate'];
const NEVER = [
  'dashboard/user/events',
  'rest/cart/7/events',
  'dashboard/user/cart/calculate/7',
  'dashboard/user/profile/show',
  'dashboard/user/profile/notifications-statistic',
  'rest/products/search',
  'rest/shops/search',
  'rest/search/suggest',
  'rest/coupons/check',
  'rest/shop-payments/1',
  'rest/payments',
  'rest/shop/1/delivery-zone/check/distance',
  'auth/login',
  'dashboard/admin/orders/1',
  'dashboard/user/orders/880/status/change',
  'rest/order/products/calculate',
];
const PLACES = [
  '/api/v1/anything',
  '/desk',
  '/desk/orders',
  '/pay/7',
  '/identity/authorize',
  '/storage/images/a.webp',
  '/tiles/1/2/3.svg',
  '/healthz',
  '/readyz',
  '/plain/cart',
  '/metrics',
];
const pathArb = fc.oneof(
  fc.constantFrom(...READS, ...FRAME, ...NEVER).map((path) => `/api/v1/${path}`),
  fc.constantFrom(
    '/',
    '/shop',
    '/shop/1',
    '/orders',
    '/orders/5',
    '/checkout',
    '/login',
    '/assets/a.js',
    '/locales/en/translation.json',
    ...PLACES,
  ),
  fc.webPath().filter((path) => path.startsWith('/') && !path.startsWith('//')),
);

describe('ERROR-6 the strategy for a request', () => {
  it('passes writes through, except for the cart and the sign-out', () => {
    fc.assert(
      fc.property(
        pathArb,
        fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
        fc.boolean(),
        (path, method, isPage) => {
          const isCart =
            path === '/api/v1/dashboard/user/cart/insert-product' || path === '/api/v1/dashboard/user/cart/delete';
          expect(treat(path, method, isPage)).toBe(isCart ? 'cart-write' : 'pass-through');
        },
      ),
    );
    expect(['POST', 'GET', 'DELETE'].map((method) => treat('/api/v1/auth/logout', method))).toEqual([
      'sign-out',
      'pass-through',
      'pass-through',
    ]);
  });

  it('passes the server’s own paths through, whatever requests them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLACES.slice(1)), fc.boolean(), fc.webQueryParameters(), (path, isPage, query) => {
        expect(treat(`${path}?${query}`, 'GET', isPage)).toBe('pass-through');
      }),
    );
  });

  it('caches the listed reads, and no others', () => {
    for (const path of READS) expect([path, treat(`/api/v1/${path}?lang=en&page=1`)]).toEqual([path, 'read']);
    for (const path of FRAME) expect([path, treat(`/api/v1/${path}`)]).toEqual([path, 'reference']);
    for (const path of NEVER) expect([path, treat(`/api/v1/${path}`)]).toEqual([path, 'pass-through']);
    for (const path of READS)
      expect(
        strategyFor(
          { method: 'GET', url: new URL(`https://api.elsewhere.test/api/v1/${path}`), isPage: false },
          ORIGIN,
        ),
      ).toBe('read');
  });

  it('caches pages, except those with prices about to be paid or an account form', () => {
    for (const path of ['/', '/shop?type=shop', '/shop/1', '/orders', '/orders/880', '/liked', '/saved-locations'])
      expect([path, treat(path, 'GET', true)]).toEqual([path, 'page']);
    for (const path of [
      '/checkout',
      '/restaurant/1/checkout',
      '/login?next=%2F',
      '/register',
      '/verify-phone',
      '/update-details',
      '/reset-password?step=code',
      '/update-password?reset=1',
      '/welcome',
    ])
      expect([path, treat(path, 'GET', true)]).toEqual([path, 'network-only']);
    expect(strategyFor({ method: 'GET', url: new URL('https://elsewhere.test/shop'), isPage: true }, ORIGIN)).toBe(
      'pass-through',
    );
  });

  it('finds the shop under an opened product', () => {
    expect(shopUnderSheet(new URL(at('/shop/1?product=x&line=y')))?.href).toBe(at('/shop/1'));
    expect(shopUnderSheet(new URL(at('/shop?product=x')))).toBeUndefined();
    expect(shopUnderSheet(new URL(at('/shop/1')))).toBeUndefined();
  });
});
