import { describe, expect, it } from 'vitest';
import { headerOf, isAccountPage, isOwnPath, leadsTo } from '@domain/navigation/index.ts';
import { hostilePathArb, pagePathArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('LAYOUT-4 generated paths', () => {
  it('are paths of the app with both headers, some redirects and some account pages', () => {
    const paths = sampled(pagePathArb, 400);
    expect(paths.every(isOwnPath)).toBe(true);
    expect(paths.filter((path) => headerOf(path) === 'full').length).toBeGreaterThan(80);
    expect(paths.filter((path) => headerOf(path) === 'back').length).toBeGreaterThan(80);
    expect(paths.filter(isAccountPage).length).toBeGreaterThan(10);
    expect(paths.filter((path) => leadsTo(path) !== undefined).length).toBeGreaterThan(2);
    expect(paths.filter((path) => /^\/orders\/?([?#]|$)/i.test(path)).length).toBeGreaterThan(2);
  });

  it('ACCOUNT-6a are mostly hostile, and sometimes only look so', () => {
    const paths = sampled(hostilePathArb, 400);
    expect(paths.filter((path) => path.startsWith('//') || path.startsWith('/\\')).length).toBeGreaterThan(20);
    expect(paths.filter((path) => path.startsWith('/') && !isOwnPath(path)).length).toBeGreaterThan(100);
    expect(paths.filter((path) => path !== '/' && isOwnPath(path)).length).toBeGreaterThan(20);
  });

  it('shrink to home', () => {
    expect([smallest(pagePathArb), smallest(hostilePathArb)]).toEqual(['/', '']);
  });
});
