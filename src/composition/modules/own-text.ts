import type { SessionStore } from '@domain/identity/index.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { SESSION_STORE } from '../tokens.ts';

export type OwnTab = { readonly platform: Platform; readonly sessions: SessionStore };

/** What `ownText` needs. */
export const OWN_TAB = { platform: PLATFORM, sessions: SESSION_STORE };

/** An entry of this tab's storage, and the account it belongs to. */
export const ownText = ({ platform, sessions }: OwnTab, name: string) => ({
  store: textStoreOf(platform.sessionStorage, name),
  owner: () => sessions.read()?.user.id,
});
