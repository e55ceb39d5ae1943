import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdentityProvider, IdentityProviderName, ProviderCredential } from '@domain/identity/index.ts';
import { createEmbeddedIdentityProvider } from '@infra/identity/embedded-identity-provider.adapter.ts';
import { setSettings, SITE } from '../../server/identity/stage.ts';
import { startMarketplace, type TestMarketplace } from '../../server/support/marketplace.ts';
import { openTab as openTabOf } from './tab.ts';
import { identityProviderLaws, type Deed, type ProviderSubject } from '../contract/suites/identity-provider.suite.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startMarketplace({ PUBLIC_URL: SITE, LIMITS: 'off' });
  await setSettings(market, { social_auth_google: '1', social_auth_apple: '1', social_auth_facebook: '1' });
});
afterAll(() => market.marketplace.close());

const call = (request: Request): Promise<Response> =>
  Promise.resolve(market.marketplace.fetch(request, { remoteAddress: '10.0.0.1' }));

/** One tab, and the adapter as each of its pages has it. */
const openTab = () => {
  const tab = openTabOf(SITE, call);
  return { ...tab, load: (): IdentityProvider => createEmbeddedIdentityProvider(tab.deps) };
};

/** What the provider's page at this address does next. */
const answerOf = async (url: string, deed: Deed): Promise<string> => {
  if (deed === 'refuses') {
    const page = await (await call(new Request(url))).text();
    return (/class="back" href="([^"]*)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');
  }
  const body = new URLSearchParams(new URL(url).searchParams);
  body.set('persona', 'maya');
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': `${body.toString().length}`,
  };
  const sent = await call(new Request(url, { method: 'POST', headers, body: body.toString() }));
  return sent.headers.get('location') ?? '';
};

const exchange = async (provider: IdentityProviderName, { idToken, nonce }: ProviderCredential): Promise<number> =>
  (await market.api.call('signInWithProvider', { provider, id_token: idToken, nonce })).status;

const subject = async (): Promise<ProviderSubject> => {
  const tab = openTab();
  const port = tab.load();
  return {
    port,
    exchange,
    goOffline: tab.goOffline,
    visit: async (provider, deed) => {
      void port.authenticate(provider, '/checkout');
      await tab.left;
      tab.goTo(await answerOf(tab.address(), deed));
      const answer = tab.load().redirectResult();
      expect(answer?.provider).toBe(provider);
      if (!answer) throw new Error('No answer');
      return answer.outcome;
    },
  };
};

describe('ACCOUNT-1 the provider pages of the embedded server', () => {
  identityProviderLaws(subject);

  /** At the provider, with the address that leads back. */
  const away = async (deed: Deed = 'agrees') => {
    const tab = openTab();
    const outcome = tab.load().authenticate('google', '/checkout?step=2');
    await tab.left;
    return { tab, outcome, answer: await answerOf(tab.address(), deed) };
  };

  it('ACCOUNT-5l bring the permit to link back with the answer, and none with that of a sign-in', async () => {
    const tab = openTab();
    void tab.load().authenticate('google', '/settings/security', 'permit');
    await tab.left;
    tab.goTo(await answerOf(tab.address(), 'agrees'));
    expect(tab.load().redirectResult()).toMatchObject({ next: '/settings/security', permit: 'permit' });
    const { tab: other, answer } = await away();
    other.goTo(answer);
    expect(other.load().redirectResult()).toMatchObject({ permit: undefined });
  });

  it('lead back to the sign-in page, which knows the way on, and leave no token in the address', async () => {
    const { tab, answer } = await away();
    tab.goTo(answer);
    expect(await tab.load().redirectResult()?.outcome).toMatchObject({ ok: true });
    expect(tab.address()).toBe(`${SITE}/login?next=%2Fcheckout%3Fstep%3D2`);
  });

  it('answer once: a reload finds nothing, and the same answer is not accepted again', async () => {
    const { tab, answer } = await away();
    tab.goTo(answer);
    tab.load().redirectResult();
    expect(tab.load().redirectResult()).toBeUndefined();
    tab.goTo(answer);
    const again = tab.load().redirectResult();
    expect([again?.provider, again?.next]).toEqual([undefined, undefined]);
    expect(await again?.outcome).toEqual({ ok: false, error: { kind: 'forged' } });
  });

  it('are not believed with another state, from another tab, or without a question', async () => {
    const { tab, answer } = await away();
    const forged = { ok: false, error: { kind: 'forged' } };
    const other = openTab();
    other.goTo(answer);
    expect(await other.load().redirectResult()?.outcome).toEqual(forged);
    tab.goTo(answer.replace(/state=[^&]*/, 'state=id-999'));
    const wrong = tab.load().redirectResult();
    expect([wrong?.provider, await wrong?.outcome]).toEqual(['google', forged]);
    expect(other.address()).not.toContain('id_token');
    expect(tab.address()).not.toContain('id_token');
  });

  it('are given up by Back, or by stopping before they answer', async () => {
    const cancelled = { ok: false, error: { kind: 'cancelled' } };
    const { tab, outcome, answer } = await away();
    tab.back();
    expect(await outcome).toEqual(cancelled);
    tab.goTo(answer);
    expect(await tab.load().redirectResult()?.outcome).toEqual({ ok: false, error: { kind: 'forged' } });

    const slow = openTab();
    const port = slow.load();
    const waiting = port.authenticate('google', '/');
    await slow.left;
    port.stop();
    expect([await waiting, slow.isStopped()]).toEqual([cancelled, true]);
  });

  it('are not left for where the operator does not offer the provider', async () => {
    await setSettings(market, { social_auth_facebook: '0' });
    const tab = openTab();
    expect(await tab.load().authenticate('facebook', '/')).toEqual({ ok: false, error: { kind: 'unavailable' } });
    expect(tab.address()).toContain('/login');
    await setSettings(market, { social_auth_facebook: '1' });
  });
});
