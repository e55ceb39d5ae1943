import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@app/entry/node/content-security.ts';

const NONE = { api: '', maps: '', isPushing: false, hostedChat: undefined, hostedIdentity: undefined };
const directive = (name: string, hosts: Partial<Parameters<typeof contentSecurityPolicy>[1]>): string | undefined =>
  contentSecurityPolicy({ script: 'start()', styles: [] }, { ...NONE, ...hosts })
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

describe('API-1 the hosts that a page may connect to', () => {
  it('are its own, and those of what is configured, each once', () => {
    const toolkit = 'https://identitytoolkit.googleapis.com';
    const store = 'https://firestore.googleapis.com';
    const visitors = `${toolkit} https://securetoken.googleapis.com`;
    expect(directive('connect-src', {})).toBe("connect-src 'self'");
    expect(directive('connect-src', { hostedIdentity: {} })).toBe(`connect-src 'self' ${toolkit}`);
    expect(directive('connect-src', { hostedChat: {} })).toBe(`connect-src 'self' ${store} ${visitors}`);
    expect(directive('connect-src', { hostedChat: {}, hostedIdentity: {} })).toBe(
      `connect-src 'self' ${store} ${visitors}`,
    );
    expect(directive('connect-src', { hostedIdentity: { url: 'http://127.0.0.1:9099/x' } })).toBe(
      "connect-src 'self' http://127.0.0.1:9099",
    );
  });

  it('run no script there, show none of their frames, and receive no form, with hosted identity as without', () => {
    for (const hosts of [{}, { hostedIdentity: {} }]) {
      expect(directive('script-src', hosts)).toMatch(/^script-src 'self' 'sha256-[^ ]*'$/);
      expect([directive('frame-src', hosts), directive('form-action', hosts)]).toEqual([
        undefined,
        "form-action 'self'",
      ]);
    }
  });
});
