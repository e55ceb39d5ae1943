import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnPathOf } from '@app/routes/return-path.ts';

const site = 'https://tiffin.test';
const hostile = fc.array(fc.constantFrom('/', '\\', '//', '.', '..', '@', ':', 'evil.example', 'javascript:', 'https:', '\t', '\n', '\r', '%2f', '%5c', ' ', '?', '#', 'a', 'login'), { maxLength: 8 }).map((parts) => parts.join(''));

describe('ACCOUNT-6 the way back after sign-in', () => {
  it('never leaves the site, whatever the link says', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, hostile.map((text) => `/${text}`), fc.webUrl(), fc.string()), (next) => {
        const path = returnPathOf(next);
        expect(path.startsWith('/')).toBe(true);
        expect(new URL(path, site).origin).toBe(site);
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses what looks like a path and is none', () => {
    for (const next of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', 'https://evil.example', 'checkout', undefined]) expect(returnPathOf(next)).toBe('/');
  });

  it('keeps paths of the product with their query', () => {
    for (const next of ['/', '/checkout', '/shop/3?product=1#x', '/orders/12']) expect(returnPathOf(next)).toBe(next);
  });

  it('does not lead from sign-in to sign-in', () => {
    for (const next of ['/login', '/login?next=/login', '/register', '/verify-phone', '/update-details#x']) expect(returnPathOf(next)).toBe('/');
    expect(returnPathOf('/loginer')).toBe('/loginer');
  });
});
