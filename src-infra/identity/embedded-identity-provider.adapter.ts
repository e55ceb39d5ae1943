import {
  IDENTITY_PROVIDERS,
  type IdentityProvider,
  type IdentityProviderName,
  type ProviderFailure,
  type ProviderCredential,
} from '@domain/identity/index.ts';
import { err, ok, type Err, type Result } from '@domain/kernel/result.ts';
import type { LeavablePage } from '../drivers/browser/leavable-page.ts';
import { jsonCodec, type TextStore } from '../drivers/browser/stored-value.ts';
import { asRecord, asText } from '../drivers/http/wire.ts';

type Deps = {
  readonly page: LeavablePage;
  readonly fetch: typeof globalThis.fetch;
  /** The request under way, in the tab: no other tab answers it. */
  readonly store: TextStore;
  readonly makeUuid: () => string;
};

type Asked = { readonly provider: IdentityProviderName; readonly state: string; readonly nonce: string };

/**
 * ACCOUNT-1: The provider pages of the embedded server (contract 8.11). They replace this page, which works on every
 * phone, once a call has shown that they are there: a network error must not take the place of a cart.
 */
export const createEmbeddedIdentityProvider = ({ page, fetch, store, makeUuid }: Deps): IdentityProvider => {
  let asking: AbortController | undefined;

  return {
    authenticate: async (provider, next) => {
      const { signal } = (asking = new AbortController());
      const [state, nonce] = [makeUuid(), makeUuid()];
      const back = `${page.origin()}/login?${new URLSearchParams({ next }).toString()}`;
      const query = new URLSearchParams({ redirect_uri: back, state, nonce }).toString();
      const url = `${page.origin()}/identity/${provider}/authorize?${query}`;
      const isThere = await fetch(url, { method: 'HEAD', signal }).then(
        ({ ok: isOk }) => isOk,
        () => undefined,
      );
      if (signal.aborted) return failed('cancelled');
      if (isThere === undefined) return failed('offline');
      if (!isThere) return failed('unavailable');
      store.set(JSON.stringify({ provider, state, nonce } satisfies Asked));
      page.leave(url);
      await Promise.race([page.shownAgain(), aborted(signal)]);
      if (signal.aborted) page.stay();
      store.remove();
      return failed('cancelled');
    },

    stop: () => asking?.abort(),

    redirectResult: () => {
      const answer = new URLSearchParams(page.fragment());
      if (!answer.has('state') || !(answer.has('id_token') || answer.has('error'))) return undefined;
      page.dropFragment();
      const asked = codec.read(store.get() ?? '');
      store.remove();
      return { provider: asked?.provider, outcome: outcomeOf(answer, asked) };
    },
  };
};

const outcomeOf = (answer: URLSearchParams, asked: Asked | undefined): Result<ProviderCredential, ProviderFailure> => {
  if (!asked || answer.get('state') !== asked.state) return failed('forged');
  const idToken = answer.get('id_token') ?? '';
  return idToken === '' ? failed('cancelled') : ok({ idToken, nonce: asked.nonce });
};

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

const failed = (kind: ProviderFailure['kind']): Err<ProviderFailure> => err({ kind });

const codec = jsonCodec<Asked | undefined>((json) => {
  const stored = asRecord(json);
  const provider = IDENTITY_PROVIDERS.find((name) => name === stored['provider']);
  const [state, nonce] = [asText(stored['state']), asText(stored['nonce'])];
  return provider && state !== '' && nonce !== '' ? { provider, state, nonce } : undefined;
});
