import type { Chat, Chats, ChatUpdates, UnsentChats } from '@domain/chat/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import type { PictureUploads } from '@domain/images/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { createStoredUnsentChats } from '@infra/chat/stored-unsent-chats.adapter.ts';
import { createNetwork } from '@infra/drivers/browser/network.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import type { DataCache } from '../../data/index.ts';
import { ANNOUNCER, type AnnouncerViewModel } from '../../features/announcer/index.ts';
import { ChatBox } from '../../features/chat/chat-box.ts';
import { lineOf } from '../../features/chat/chat-texts.ts';
import { PICTURE_UPLOADS } from '../../features/pictures/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { CLOCK, DATA_CACHE, SESSION_STORE, TRANSLATE } from '../tokens.ts';

type BoxDeps = {
  readonly chats: Chats;
  readonly updates: ChatUpdates;
  readonly uploads: PictureUploads;
  readonly sessions: SessionStore;
  readonly platform: Platform;
  readonly context: AppContext;
  readonly clock: Clock;
  readonly cache: DataCache;
  readonly announcer: AnnouncerViewModel;
  readonly translate: Translate;
};
type BoxOf = {
  /** Names what the device keeps of these chats. */
  readonly name: 'chats' | 'courier-chats';
  readonly canLoad: () => boolean;
  readonly nameOf: (chat: Chat) => string;
};

const SERVER_NETWORK = { isOnline: () => true, changes: { subscribe: () => ({ unsubscribe: () => {} }) } };

/** What every box of chats needs besides the chats themselves, which need `bindPictures`. */
export const BOX_DEPS = {
  uploads: PICTURE_UPLOADS,
  sessions: SESSION_STORE,
  platform: PLATFORM,
  context: CONTEXT,
  clock: CLOCK,
  cache: DATA_CACHE,
  announcer: ANNOUNCER,
  translate: TRANSLATE,
};

/** The chats of one side on this device: those of a customer, or of a courier. */
export const createChatBox = (
  { platform, context, announcer, translate, ...deps }: BoxDeps,
  { name, canLoad, nameOf }: BoxOf,
): ChatBox => {
  const unsent: UnsentChats = createStoredUnsentChats({
    store: textStoreOf(platform.localStorage, name),
    owner: () => deps.sessions.read()?.user.id,
  });
  return new ChatBox({
    ...deps,
    unsent,
    visibility: platform.visibility,
    network: import.meta.env.SSR ? SERVER_NETWORK : createNetwork(window),
    makeUuid: platform.makeUuid,
    delay: platform.delay,
    scope: () => [name, ...context.scope()],
    canLoad,
    onArrival: (chat, message) =>
      announcer.say(translate('chat.arrived', { name: nameOf(chat), text: lineOf(message, translate) })),
  });
};
