import type { CurrentUser } from '../current-user.ts';
import type { OneTimeCodes } from '../one-time-codes.ts';
import type { Provider } from '../provider/providers.ts';

/** ACCOUNT-5l: Permits to link one identity, for the session whose owner has proved to ask; 15 minutes, and once. */
export interface LinkPermits {
  /** Returns a new permit for one provider. */
  issue(caller: CurrentUser, provider: Provider): Promise<string>;
  /** Uses a permit up; returns false unless it is valid for this session and provider. */
  use(caller: CurrentUser, provider: Provider, permit: string): Promise<boolean>;
}

export const createLinkPermits = ({ codes }: { readonly codes: OneTimeCodes }): LinkPermits => ({
  issue: (caller, provider) => codes.prove('link', holderOf(caller, provider)),
  use: (caller, provider, permit) => codes.redeem('link', holderOf(caller, provider), permit),
});

const holderOf = ({ id, tokenId }: CurrentUser, provider: Provider): string =>
  `user ${id}, session ${tokenId}, ${provider}`;
