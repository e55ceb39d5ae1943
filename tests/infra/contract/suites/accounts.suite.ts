import type { IdentityProviderName, ProviderCredential } from '@domain/identity/index.ts';
import {
  createHttpAccountRecovery,
  createHttpAccounts,
  createHttpOwnPassword,
  createHttpProfiles,
} from '@infra/identity/http-accounts.adapter.ts';
import { codeFor, setSettings } from '../../../server/identity/stage.ts';
import { ORIGIN } from '../../../server/support/api.ts';
import { describePort } from '../describe-port.ts';
import type { Client, Embedded } from '../embedded.ts';
import { createFakeAccounts, type Person } from '../fakes/fake-accounts.ts';
import { accountLaws } from '../laws/accounts.laws.ts';

const personOf = (client: Client): Person => ({
  accounts: createHttpAccounts(client),
  profiles: createHttpProfiles(client),
  password: createHttpOwnPassword(client),
});

/** Signs in as Maya on the page of the embedded provider. */
const visitProvider = async (
  { market }: Embedded,
  provider: IdentityProviderName,
  nonce: string,
): Promise<ProviderCredential> => {
  await setSettings(market, { [`social_auth_${provider}`]: '1' });
  const query = new URLSearchParams({ redirect_uri: `${ORIGIN}/login`, state: 's', nonce, persona: 'maya' }).toString();
  const { headers } = await market.marketplace.fetch(
    new Request(`${ORIGIN}/identity/${provider}/authorize`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': `${query.length}` },
      body: query,
    }),
  );
  const answer = new URLSearchParams(new URL(headers.get('location') ?? '').hash.slice(1));
  return { idToken: answer.get('id_token') ?? '', nonce };
};

export const accountsSuite = (market: Embedded): void => {
  let newcomers = 0;
  describePort('Accounts, AccountRecovery, OwnPassword, Profiles', accountLaws, {
    fake: () => ({ ...createFakeAccounts(), email: 'leila@new.test' }),
    embedded: () => {
      newcomers += 1;
      const guest = market.guest();
      return {
        accounts: createHttpAccounts(guest),
        recovery: createHttpAccountRecovery(guest),
        email: `leila-${newcomers}@new.test`,
        proofOf: (provider, nonce) => visitProvider(market, provider, nonce),
        as: (session) => personOf(session ? market.withToken(session.token) : guest),
        codeFor: (email) => codeFor(market.market, email),
      };
    },
  });
};
