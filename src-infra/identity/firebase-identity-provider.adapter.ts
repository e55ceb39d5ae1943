import type { IdentityProvider, ProviderFailure } from '@domain/identity/index.ts';
import { ok } from '@domain/kernel/result.ts';
import type { LeavablePage } from '../drivers/browser/leavable-page.ts';
import type { TextStore } from '../drivers/browser/stored-value.ts';
import type { HostedIdentity, HostedIdentityConfig, ProviderAnswer } from '../drivers/firebase/hosted-identity.ts';
import { asRecord, asText } from '../drivers/http/wire.ts';
import { providerAddress } from './provider-addresses.ts';
import { aborted, askedIn, failed, leaveFor, type Asked, type Outcome } from './provider-trip.ts';

type Deps = {
  readonly config: HostedIdentityConfig;
  readonly page: LeavablePage;
  readonly fetch: typeof globalThis.fetch;
  readonly store: TextStore;
  readonly makeUuid: () => string;
  /** Returns the SHA-256 of a text in hexadecimal. */
  readonly hash: (text: string) => Promise<string>;
  /** Loads the service's own library, once there is an answer to exchange. */
  readonly open: () => Promise<HostedIdentity>;
};

const SERVICE = 'https://identitytoolkit.googleapis.com';

/**
 * ACCOUNT-1: Google, Apple and Facebook themselves, and Firebase Authentication, which exchanges their answers for a
 * token of the operator's project. Their page replaces this one; a call to the service goes ahead, as a network error
 * must not take the place of a cart.
 */
export const createFirebaseIdentityProvider = (deps: Deps): IdentityProvider => {
  const { config, page, fetch, store, makeUuid, hash, open } = deps;
  let asking: AbortController | undefined;

  const exchanged = async (asked: Asked, answer: ProviderAnswer): Promise<Outcome> => {
    if ('idToken' in answer && nonceIn(answer.idToken) !== (await hash(asked.nonce))) return failed('forged');
    // What cannot be loaded says that the connection is lost.
    const service = await open().catch(() => undefined);
    if (!service) return failed('offline');
    try {
      return ok({ idToken: await service.exchange(asked.provider, answer), nonce: asked.nonce });
    } catch (failure) {
      return failed(kindOf(failure));
    }
  };

  const outcomeOf = async (answer: URLSearchParams, asked: Asked | undefined): Promise<Outcome> => {
    const error = answer.get('error');
    if (!asked || answer.get('state') !== asked.state) return failed('forged');
    if (error !== null) return failed(REFUSALS.has(error) ? 'cancelled' : 'unavailable');
    const proof = proofIn(answer, asked);
    return proof ? exchanged(asked, proof) : failed('forged');
  };

  return {
    authenticate: async (provider, next, permit) => {
      const { signal } = (asking = new AbortController());
      const [state, nonce, client] = [makeUuid(), makeUuid(), config.clients[provider]];
      if (client === undefined) return failed('unavailable');
      const isThere = await fetch(projectAddress(config), { signal }).then(
        ({ ok: isOk }) => isOk,
        () => undefined,
      );
      const hashed = await hash(nonce);
      if (signal.aborted) return failed('cancelled');
      if (isThere === undefined) return failed('offline');
      if (!isThere) return failed('unavailable');
      const url = providerAddress(provider, { client, origin: page.origin(), state, nonce: hashed });
      return leaveFor(url, { provider, state, nonce, next, permit }, { page, store }, signal);
    },

    stop: () => asking?.abort(),

    redirectResult: () => {
      const asked = askedIn(store);
      const answer = answerOn(page, asked);
      if (!answer) return undefined;
      store.remove();
      const { signal } = (asking = new AbortController());
      const outcome = Promise.race([outcomeOf(answer, asked), aborted(signal).then(() => failed('cancelled'))]);
      return { provider: asked?.provider, next: asked?.next, permit: asked?.permit, outcome };
    },
  };
};

/** Published by the service for every project, without a sign-in. */
const projectAddress = ({ apiKey, url }: HostedIdentityConfig): string => {
  const service = url === undefined ? SERVICE : `${url}/${new URL(SERVICE).host}`;
  return `${service}/v1/projects?${new URLSearchParams({ key: apiKey }).toString()}`;
};

/** How the providers say that the customer refused. */
const REFUSALS: ReadonlySet<string> = new Set(['access_denied', 'user_cancelled_authorize']);

/** Takes the answer out of the address. Facebook alone refuses in the query, where other pages write as well. */
const answerOn = (page: LeavablePage, asked: Asked | undefined): URLSearchParams | undefined => {
  const [fragment, query] = [new URLSearchParams(page.fragment()), new URLSearchParams(page.query())];
  if (fragment.has('state') && ['id_token', 'access_token', 'error'].some((name) => fragment.has(name))) {
    page.dropFragment();
    return fragment;
  }
  if (!query.has('error') || query.get('state') !== asked?.state) return undefined;
  page.dropQuery();
  return query;
};

/** Only Facebook answers without a token that it signed. */
const proofIn = (answer: URLSearchParams, { provider, nonce }: Asked): ProviderAnswer | undefined => {
  const [idToken, accessToken] = [answer.get('id_token') ?? '', answer.get('access_token') ?? ''];
  if (provider === 'facebook') return accessToken === '' ? undefined : { accessToken };
  return idToken === '' ? undefined : { idToken, nonce };
};

/** Returns the nonce in a token whose signature the service has yet to verify; empty for anything else. */
const nonceIn = (token: string): string => {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return asText(asRecord(JSON.parse(atob(payload)))['nonce']);
  } catch {
    return '';
  }
};

/** What the failures of the service mean to a customer; all others are the operator's to mend. */
const KINDS: Readonly<Record<string, ProviderFailure['kind']>> = {
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
  'auth/account-exists-with-different-credential': 'other-provider',
  'auth/email-already-in-use': 'other-provider',
  'auth/credential-already-in-use': 'other-provider',
  'auth/invalid-credential': 'expired',
  'auth/missing-or-invalid-nonce': 'forged',
};

const kindOf = (failure: unknown): ProviderFailure['kind'] => KINDS[asText(asRecord(failure)['code'])] ?? 'unavailable';
