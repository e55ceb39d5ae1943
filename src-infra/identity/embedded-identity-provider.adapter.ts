import type { IdentityProvider } from '@domain/identity/index.ts';
import { ok } from '@domain/kernel/result.ts';
import type { LeavablePage } from '../drivers/browser/leavable-page.ts';
import type { TextStore } from '../drivers/browser/stored-value.ts';
import { askedIn, failed, leaveFor, type Asked, type Outcome } from './provider-trip.ts';

type Deps = {
  readonly page: LeavablePage;
  readonly fetch: typeof globalThis.fetch;
  /** The request under way, in the tab: no other tab answers it. */
  readonly store: TextStore;
  readonly makeUuid: () => string;
};

/**
 * ACCOUNT-1: The provider pages of the embedded server (contract 8.11). They replace this page, which works on every
 * phone, once a call has shown that they are there: a network error must not take the place of a cart.
 */
export const createEmbeddedIdentityProvider = ({ page, fetch, store, makeUuid }: Deps): IdentityProvider => {
  let asking: AbortController | undefined;

  return {
    authenticate: async (provider, next, permit) => {
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
      return leaveFor(url, { provider, state, nonce, next, permit }, { page, store }, signal);
    },

    stop: () => asking?.abort(),

    redirectResult: () => {
      const answer = new URLSearchParams(page.fragment());
      if (!answer.has('state') || !(answer.has('id_token') || answer.has('error'))) return undefined;
      page.dropFragment();
      const asked = askedIn(store);
      store.remove();
      const outcome = Promise.resolve(outcomeOf(answer, asked));
      return { provider: asked?.provider, next: asked?.next, permit: asked?.permit, outcome };
    },
  };
};

const outcomeOf = (answer: URLSearchParams, asked: Asked | undefined): Outcome => {
  if (!asked || answer.get('state') !== asked.state) return failed('forged');
  const idToken = answer.get('id_token') ?? '';
  return idToken === '' ? failed('cancelled') : ok({ idToken, nonce: asked.nonce });
};
