import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { IdentityProvider, IdentityProviderName, ProviderCredential } from '@domain/identity/index.ts';
import { sha256 } from '@infra/drivers/browser/sha256.ts';
import { openHostedIdentity } from '@infra/drivers/firebase/auth.ts';
import { createFirebaseIdentityProvider } from '@infra/identity/firebase-identity-provider.adapter.ts';
import { setSettings, SITE } from '../../server/identity/stage.ts';
import { startMarketplace, type TestMarketplace } from '../../server/support/marketplace.ts';
import { identityProviderLaws, type Deed, type ProviderSubject } from '../contract/suites/identity-provider.suite.ts';
import { IDENTITY_APP, IDENTITY_CLIENTS, startIdentityService, type IdentityService } from './identity-service.ts';
import { answerOfProvider } from './provider-pages.ts';
import { openTab as openTabOf } from './tab.ts';

let service: IdentityService;
let market: TestMarketplace;
beforeAll(async () => {
  service = await startIdentityService(() => market.clock.now());
  market = await startMarketplace({ PUBLIC_URL: SITE, LIMITS: 'off', ...service.settings });
  await setSettings(market, { social_auth_google: '1', social_auth_apple: '1', social_auth_facebook: '1' });
});
afterAll(async () => {
  await market.marketplace.close();
  await service.close();
});
afterEach(() => {
  Object.assign(service.state, { isDisabled: false, maxAge: 3_600 });
});

let customers = 0;
const newCustomer = () => {
  customers += 1;
  return { id: `person-${customers}`, name: 'Ada Byron', email: `ada-${customers}@mail.example` };
};

/** One tab, and the adapter as each of its pages has it; the library of the service is the real one. */
const openTab = (clients: Partial<Record<IdentityProviderName, string>> = IDENTITY_CLIENTS) => {
  const tab = openTabOf(SITE, (request) => fetch(request));
  const config = { ...IDENTITY_APP, clients, url: service.url };
  const load = (url = config.url): IdentityProvider =>
    createFirebaseIdentityProvider({
      ...tab.deps,
      config,
      hash: sha256,
      open: () =>
        tab.isOffline()
          ? Promise.reject(new TypeError('offline'))
          : Promise.resolve(openHostedIdentity({ ...config, url })),
    });
  return { ...tab, load };
};

/** The customer agrees or refuses at the provider, and comes back to the site. */
const goBack = async (tab: ReturnType<typeof openTab>, deed: Deed, customer = newCustomer()): Promise<void> => {
  const { url, form } = answerOfProvider(tab.address(), deed, service, customer);
  if (!form) return tab.goTo(url);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = new Request(url, { method: 'POST', headers, body: form.toString() });
  const answer = await market.marketplace.fetch(sent, { remoteAddress: '10.0.0.1' });
  tab.goTo(SITE + (answer.headers.get('location') ?? ''));
};

/** At the provider, and back. */
const visit = async (provider: IdentityProviderName, deed: Deed = 'agrees', customer = newCustomer()) => {
  const tab = openTab();
  const waiting = tab.load().authenticate(provider, '/checkout?step=2');
  await tab.left;
  await goBack(tab, deed, customer);
  return { tab, waiting };
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
      await goBack(tab, deed);
      const answer = tab.load().redirectResult();
      expect([answer?.provider, answer?.next]).toEqual([provider, '/checkout']);
      if (!answer) throw new Error('No answer');
      return answer.outcome;
    },
  };
};

const refusal = (kind: string) => ({ ok: false, error: { kind } });

describe('ACCOUNT-1 Firebase Authentication', () => {
  identityProviderLaws(subject);

  it('is asked after the provider only, keeps no sign-in, and leaves no token in the address', async () => {
    service.state.calls.length = 0;
    const { tab } = await visit('google');
    expect([...new Set(service.state.calls)]).toEqual(['/identitytoolkit.googleapis.com/v1/projects']);
    const answer = tab.load().redirectResult();
    expect([tab.address(), answer?.next, tab.deps.store.get()]).toEqual([
      `${SITE}/login`,
      '/checkout?step=2',
      undefined,
    ]);
    expect(await answer?.outcome).toMatchObject({ ok: true });
    expect(service.state.calls.at(-2)).toMatch(/signInWithIdp$/);
    expect(tab.load().redirectResult()).toBeUndefined();
  });

  it('is asked about an answer with the right state and nonce only', async () => {
    const { tab } = await visit('google');
    const right = tab.address();
    tab.goTo(right.replace(/state=[^&]*/, 'state=id-999'));
    const wrong = tab.load().redirectResult();
    expect([wrong?.provider, await wrong?.outcome]).toEqual(['google', refusal('forged')]);
    tab.goTo(right);
    expect(await tab.load().redirectResult()?.outcome).toEqual(refusal('forged'));

    const replayed = await visit('google');
    const token = service.grant('google', newCustomer(), createHash('sha256').update('another').digest('hex'));
    replayed.tab.goTo(replayed.tab.address().replace(/id_token=[^&]*/, `id_token=${token}`));
    expect(await replayed.tab.load().redirectResult()?.outcome).toEqual(refusal('forged'));
    const broken = await visit('apple');
    broken.tab.goTo(broken.tab.address().replace(/id_token=[^&]*/, 'id_token=a.b.c'));
    expect(await broken.tab.load().redirectResult()?.outcome).toEqual(refusal('forged'));
  });

  it('says that the customer came through another provider before', async () => {
    const customer = newCustomer();
    const first = await visit('google', 'agrees', customer);
    expect(await first.tab.load().redirectResult()?.outcome).toMatchObject({ ok: true });
    const second = await visit('facebook', 'agrees', { ...customer, id: 'elsewhere' });
    expect(await second.tab.load().redirectResult()?.outcome).toEqual(refusal('other-provider'));
  });

  it('says that an answer is too old, that a provider is switched off, and that the connection is lost', async () => {
    const old = await visit('facebook');
    old.tab.goTo(old.tab.address().replace(/access_token=[^&]*/, 'access_token=expired'));
    expect(await old.tab.load().redirectResult()?.outcome).toEqual(refusal('expired'));

    const off = await visit('facebook');
    service.state.isDisabled = true;
    expect(await off.tab.load().redirectResult()?.outcome).toEqual(refusal('unavailable'));

    const lost = await visit('google');
    expect(await lost.tab.load('http://127.0.0.1:1').redirectResult()?.outcome).toEqual(refusal('offline'));
    const unloaded = await visit('google');
    unloaded.tab.goOffline();
    expect(await unloaded.tab.load().redirectResult()?.outcome).toEqual(refusal('offline'));
  });

  it('distinguishes a refusal from a provider in trouble', async () => {
    const { tab } = await visit('google');
    const { searchParams } = new URL(tab.address().replace('#', '?'));
    tab.goTo(`${SITE}/login#error=temporarily_unavailable&state=${searchParams.get('state')}`);
    expect(await tab.load().redirectResult()?.outcome).toEqual(refusal('unavailable'));

    const asked = await visit('facebook', 'refuses');
    expect(asked.tab.address()).toContain('/login?error=access_denied');
    expect(await asked.tab.load().redirectResult()?.outcome).toEqual(refusal('cancelled'));
    expect(asked.tab.address()).toBe(`${SITE}/login`);
    asked.tab.goTo(`${SITE}/login?error=access_denied&state=x`);
    expect(asked.tab.load().redirectResult()).toBeUndefined();
  });

  it('is given up by Back, and while an answer is exchanged', async () => {
    const away = await visit('google');
    away.tab.back();
    expect(await away.waiting).toEqual(refusal('cancelled'));
    const { tab } = await visit('google');
    const port = tab.load();
    const answer = port.redirectResult();
    port.stop();
    expect(await answer?.outcome).toEqual(refusal('cancelled'));
  });

  it('is not left for where this site is no client of the provider', async () => {
    const { apple: _apple, ...others } = IDENTITY_CLIENTS;
    const tab = openTab(others);
    expect(await tab.load().authenticate('apple', '/')).toEqual(refusal('unavailable'));
    expect(tab.address()).toContain('/login');
  });
});
