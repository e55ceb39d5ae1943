import { ContainerModule } from 'inversify';
import type { $Fetch } from 'ofetch';
import type { Accounts } from '@domain/identity/index.ts';
import type { PushToken } from '@domain/notifications/index.ts';
import { createHttpAccounts } from '@infra/identity/http-accounts.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { API } from '../tokens.ts';

type Revoke = () => ReturnType<Accounts['signOut']>;
type Deps = { readonly api: $Fetch; readonly context: AppContext; readonly platform: Platform };

/** CART-5, NOTIFY-6: the server revokes the session and forgets this device. */
const createRevoke =
  ({ api, context, platform }: Deps): Revoke =>
  async () => {
    leaveChats(platform);
    return createHttpAccounts({ api, context }).signOut(await endPush(platform));
  };

/**
 * Returns the push token of this device, if it has one. Requests its deletion at the messaging service without waiting
 * for the answer.
 */
const endPush = async (platform: Platform): Promise<PushToken | undefined> => {
  if (!platform.push || platform.localStorage.get('push') === undefined) return undefined;
  const { createPushChoices, createPushMessaging } = await import('./push.module.ts');
  void createPushMessaging(platform.push, platform).drop();
  return createPushChoices(platform).read()?.token;
};

/** CHAT-3: nobody else at this device can go on with the chats of the document store. Does not wait for it. */
const leaveChats = ({ hostedChat, localStorage }: Platform): void => {
  if (!hostedChat || localStorage.get('chat-visitor') === undefined) return;
  localStorage.remove('chat-visitor');
  import('@infra/drivers/firebase/firestore.ts')
    .then(({ leaveFirestore }) => leaveFirestore(hostedChat))
    // The next account of this browser becomes a visitor of its own, whatever is left of this one.
    .catch(() => undefined);
};

export const service = defineToken<Revoke>('RevokeSession');

/** Ends a session on the server; imported at sign-out. */
export const bindings = new ContainerModule((options) => {
  if (!options.isBound(service))
    provide(options, service, createRevoke, { api: API, context: CONTEXT, platform: PLATFORM });
});
