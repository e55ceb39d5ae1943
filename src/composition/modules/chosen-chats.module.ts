import type { $Fetch } from 'ofetch';
import type { Chats, ChatUpdates } from '@domain/chat/index.ts';
import { announces } from '@domain/settings/index.ts';
import { createHttpChats } from '@infra/chat/http-chats.adapter.ts';
import { defineToken, LAZY_BINDINGS, provide, type LazyBindings } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { lazyPort } from '../adapters/lazy-port.ts';
import { lazyStream } from '../adapters/lazy-stream.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { API } from '../tokens.ts';
import { announcing } from './announcing.ts';
import type { Bind } from './bind.ts';
import { lazyService } from './lazy-service.ts';

export const CHATS = defineToken<Chats>('Chats');
export const CHAT_UPDATES = defineToken<ChatUpdates>('ChatUpdates');
/** CHAT-3a: whether chats are in the document store of this site, and not on the server. */
export const IS_CHAT_HOSTED = defineToken<() => boolean>('IsChatHosted');

type Choice = {
  readonly api: $Fetch;
  readonly context: AppContext;
  readonly reference: ReferenceViewModel;
  readonly isHosted: () => boolean;
  readonly late: LazyBindings;
};

const openHosted = (late: LazyBindings) => lazyService(late, () => import('./hosted-chats.module.ts'));
const openLive = (late: LazyBindings) => lazyService(late, () => import('./live-chats.module.ts'));

/** The choice is made with every call: settings may arrive after the page. */
const createChats = ({ isHosted, late, ...deps }: Choice): Chats => {
  const embedded = announcing(createHttpChats)(deps);
  const hosted = lazyPort<Chats>(async () => (await openHosted(late)()).chats);
  const chosen = (): Chats => (isHosted() ? hosted : embedded);
  return {
    list: () => chosen().list(),
    open: (partner) => chosen().open(partner),
    messages: (chat, from) => chosen().messages(chat, from),
    send: (chat, content, key) => chosen().send(chat, content, key),
    markRead: (chat) => chosen().markRead(chat),
    announceTyping: (chat) => chosen().announceTyping(chat),
  };
};

/** Chats on the server, or in the document store where the server has none. */
export const bindChosenChats: Bind = (options) => {
  provide(
    options,
    IS_CHAT_HOSTED,
    ({ platform, reference }: { readonly platform: Platform; readonly reference: ReferenceViewModel }) =>
      () =>
        platform.hostedChat !== undefined && announces(reference.settings, 'hosted_chat'),
    { platform: PLATFORM, reference: REFERENCE_VIEW_MODEL },
  );
  provide(options, CHATS, createChats, {
    api: API,
    context: CONTEXT,
    reference: REFERENCE_VIEW_MODEL,
    isHosted: IS_CHAT_HOSTED,
    late: LAZY_BINDINGS,
  });
  provide(
    options,
    CHAT_UPDATES,
    ({ isHosted, late }: Pick<Choice, 'isHosted' | 'late'>): ChatUpdates => ({
      news: lazyStream(async () => (isHosted() ? (await openHosted(late)()).updates : await openLive(late)()).news),
    }),
    { isHosted: IS_CHAT_HOSTED, late: LAZY_BINDINGS },
  );
};
