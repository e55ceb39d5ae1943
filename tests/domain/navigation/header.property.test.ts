import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_PAGES, backTarget, headerOf, isAccountPage, leadsTo } from '@domain/navigation/index.ts';
import { pagePathArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const plain = (path: string): string =>
  new URL(path, 'https://tiffin.test').pathname.toLowerCase().replace(/(?<=.)\/$/, '');

describe('LAYOUT-4a the header', () => {
  it('is simplified on the listed pages and full on all others', () => {
    fc.assert(
      fc.property(pagePathArb, (path) => {
        const isSimple =
          /^\/(profile|settings|help|be-seller|login|register|verify-phone|update-details|reset-password|update-password|welcome)(\/|$)|\/(parcel-)?checkout$|^\/orders\/./.test(
            plain(path),
          );
        expect(headerOf(path)).toBe(isSimple ? 'back' : 'full');
      }),
      runs(100),
    );
  });

  it('matches the requirement, page by page', () => {
    for (const path of [
      '/checkout',
      '/restaurant/7/checkout',
      '/parcel-checkout',
      '/profile',
      '/settings/notification',
      '/help',
      '/orders/12',
      '/be-seller',
      '/login',
      '/welcome',
      '/reset-password?step=code',
      '/ORDERS/12?x=1',
    ])
      expect([path, headerOf(path)]).toEqual([path, 'back']);
    for (const path of [
      '/',
      '',
      '/orders',
      '/orders/',
      '/orders?tab=history',
      '/shop/checkout-street',
      '/parcels/61',
      '/helpers',
      '/saved-locations',
      '/shop/1?next=/checkout',
    ])
      expect([path, headerOf(path)]).toEqual([path, 'full']);
  });
});

describe('LAYOUT-4b Back', () => {
  it('leads to the orders, to the previous page or home', () => {
    fc.assert(
      fc.property(pagePathArb, (path) => {
        const [, order] = /^(\/orders\/[^/]+)\/[^/]/.exec(plain(path)) ?? [];
        const expected = /^\/orders\/./.test(plain(path))
          ? { kind: 'page', path: order ?? '/orders' }
          : /\/(parcel-)?checkout$|^\/(shop|restaurant)\/./.test(plain(path))
            ? { kind: 'previous' }
            : { kind: 'page', path: '/' };
        expect(backTarget(path)).toEqual(expected);
      }),
      runs(100),
    );
    expect(
      [
        '/orders/12',
        '/orders',
        '/checkout',
        '/restaurant/7/checkout',
        '/orders/12/checkout',
        '/help',
        '/',
        '/shop/7',
      ].map(backTarget),
    ).toEqual([
      { kind: 'page', path: '/orders' },
      { kind: 'page', path: '/' },
      { kind: 'previous' },
      { kind: 'previous' },
      { kind: 'page', path: '/orders/12' },
      { kind: 'page', path: '/' },
      { kind: 'page', path: '/' },
      { kind: 'previous' },
    ]);
  });
});

describe('ROUTE-2a account pages', () => {
  it('are the listed pages and everything below them', () => {
    fc.assert(
      fc.property(pagePathArb, (path) => {
        expect(isAccountPage(path)).toBe(
          ACCOUNT_PAGES.some((page) => plain(path) === `/${page}` || plain(path).startsWith(`/${page}/`)),
        );
      }),
      runs(60),
    );
    expect(isAccountPage('/shop/login')).toBe(false);
    expect(ACCOUNT_PAGES).toEqual([
      'login',
      'register',
      'verify-phone',
      'update-details',
      'reset-password',
      'update-password',
    ]);
  });
});

describe('ROUTE-10a redirects', () => {
  it('include only /_app', () => {
    fc.assert(
      fc.property(pagePathArb, (path) => {
        expect(leadsTo(path)).toBe(plain(path) === '/_app' ? '/' : undefined);
      }),
      runs(60),
    );
    expect(['/_app', '/_app/', '/_app?x', '/_app/x', '/'].map(leadsTo)).toEqual(['/', '/', '/', undefined, undefined]);
  });
});
