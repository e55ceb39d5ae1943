import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAccountPage, isOwnPath, returnPathOf } from '@domain/navigation/index.ts';
import { characterArb, hostilePathArb, hostileTextArb, pagePathArb, webAddressArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const site = 'https://tiffin.test';

/** A router's own way to resolve a path: dot segments fall away, the rest is joined again. */
const tidied = (path: string): string => {
  const kept: string[] = [];
  for (const segment of path.slice(1).split('/')) {
    if (segment === '..') kept.pop();
    else if (segment !== '.') kept.push(segment);
  }
  return `/${kept.join('/')}`;
};

describe('ACCOUNT-6a a local path', () => {
  it('never leaves the site, however browser and router resolve it', () => {
    fc.assert(
      fc.property(
        fc.oneof(hostilePathArb, hostilePathArb, webAddressArb, fc.string({ unit: characterArb }), hostileTextArb),
        (next) => {
          const path = returnPathOf(next);
          expect(path.startsWith('/')).toBe(true);
          for (const resolved of [path, tidied(path), encodeURI(path)])
            expect(new URL(resolved, site).origin).toBe(site);
          expect(path === '/' || path === next).toBe(true);
        },
      ),
      runs(300, 100_000),
    );
  });

  it('has as many segments in a browser as it is written with', () => {
    fc.assert(
      fc.property(fc.oneof(hostilePathArb, pagePathArb), (path) => {
        if (!isOwnPath(path)) return;
        const { pathname } = new URL(path, site);
        expect(pathname.split('/').length).toBe(path.replace(/[?#].*$/s, '').split('/').length);
      }),
      runs(100),
    );
  });

  it('rejects what only looks like a path', () => {
    const never = [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\u0000',
      '/a\u0085',
      '/\ud800',
      'javascript:alert(1)',
      'https://evil.example',
      'checkout',
      '',
      '/.//evil.example',
      '/a/..//evil.example',
      '/a/%2e%2E//evil.example',
      '/%2e/a',
      '/..',
      '/a/.',
      '/a/.?x',
      '/a/..#x',
      '/.%2e/',
      '/a//b',
      '/a\\b',
      '/a?x\\',
      '/\n',
    ];
    expect(never.filter((next) => isOwnPath(next) || returnPathOf(next) !== '/')).toEqual([]);
    expect(returnPathOf(undefined)).toBe('/');
  });
});

describe('ACCOUNT-6b the return path after sign-in', () => {
  it('keeps paths of the app with their query, and never leads from sign-in to sign-in', () => {
    fc.assert(
      fc.property(pagePathArb, (path) => {
        const isWayIn = isAccountPage(path) && !/^\/+update-password(?:[/?#]|$)/i.test(path);
        expect(returnPathOf(path)).toBe(isWayIn ? '/' : path);
      }),
      runs(60),
    );
    for (const next of [
      '/',
      '/checkout',
      '/shop/3?product=1#x',
      '/orders/12',
      '/loginer',
      '/a?u=//x/../y',
      '/a#//',
      '/a/...',
      '/.well-known/x',
      '/a/%2ef',
      '/شاورما 🍜',
      '/update-password?reset=1',
    ])
      expect(returnPathOf(next)).toBe(next);
    for (const next of [
      '/login',
      '/login?next=/login',
      '/LOGIN',
      '/register',
      '/verify-phone',
      '/update-details#x',
      '/reset-password',
      '/reset-password?step=code',
    ])
      expect(returnPathOf(next)).toBe('/');
  });
});
