import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminAddress } from '@domain/navigation/index.ts';

const hostArb = fc.oneof(
  fc.constant(''),
  fc.webAuthority().map((authority) => `https://${authority}`),
);
const webAddressArb = fc.webUrl({ withQueryParameters: true });

describe('LAYOUT-3a the link to the admin panel', () => {
  it('leads to the server’s own desk if it has one, whatever is configured', () => {
    fc.assert(
      fc.property(hostArb, fc.oneof(fc.string(), webAddressArb), (host, configured) => {
        expect(adminAddress({ hasDesk: true, host, configured })).toBe(`${host}/desk`);
      }),
    );
  });

  it('leads to the configured web address otherwise', () => {
    fc.assert(
      fc.property(hostArb, webAddressArb, (host, configured) => {
        expect(adminAddress({ hasDesk: false, host, configured })).toBe(configured);
      }),
    );
  });

  it.each(['', '/desk', '//evil.test', 'javascript:alert(1)', 'data:text/html,x', 'https://', 'http:// x'])(
    'is absent if %j is configured',
    (configured) => {
      expect(adminAddress({ hasDesk: false, host: '', configured })).toBeUndefined();
    },
  );
});
