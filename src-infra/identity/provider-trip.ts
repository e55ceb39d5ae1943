import {
  IDENTITY_PROVIDERS,
  type IdentityProviderName,
  type ProviderCredential,
  type ProviderFailure,
} from '@domain/identity/index.ts';
import { err, type Err, type Result } from '@domain/kernel/result.ts';
import type { LeavablePage } from '../drivers/browser/leavable-page.ts';
import { jsonCodec, type TextStore } from '../drivers/browser/stored-value.ts';
import { asRecord, asText, optionalText } from '../drivers/http/wire.ts';

/** A question with which a customer was sent to a provider. */
export type Asked = {
  readonly provider: IdentityProviderName;
  /** The random texts that the answer must repeat. */
  readonly state: string;
  readonly nonce: string;
  /** Where the customer wanted to go on. */
  readonly next: string;
  /** The server's permit to link the identity; `undefined` for a sign-in. */
  readonly permit: string | undefined;
};
/** What came of asking a provider. */
export type Outcome = Result<ProviderCredential, ProviderFailure>;

type Trip = {
  readonly page: LeavablePage;
  /** The question under way, in the tab: no other tab answers it. */
  readonly store: TextStore;
};

/** Leaves for the provider's page; settles with `cancelled` when the customer is back without an answer, or stops. */
export const leaveFor = async (
  url: string,
  asked: Asked,
  { page, store }: Trip,
  signal: AbortSignal,
): Promise<Err<ProviderFailure>> => {
  store.set(JSON.stringify(asked));
  page.leave(url);
  await Promise.race([page.shownAgain(), aborted(signal)]);
  if (signal.aborted) page.stay();
  store.remove();
  return failed('cancelled');
};

/** Returns the question under way; `undefined` if there is none. */
export const askedIn = (store: TextStore): Asked | undefined => codec.read(store.get() ?? '');

export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

export const failed = (kind: ProviderFailure['kind']): Err<ProviderFailure> => err({ kind });

const codec = jsonCodec<Asked | undefined>((json) => {
  const stored = asRecord(json);
  const provider = IDENTITY_PROVIDERS.find((name) => name === stored['provider']);
  const [state, nonce, next] = [asText(stored['state']), asText(stored['nonce']), asText(stored['next'])];
  const permit = optionalText(stored['permit']);
  return provider && state !== '' && nonce !== '' ? { provider, state, nonce, next, permit } : undefined;
});
