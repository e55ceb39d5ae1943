import { MESSAGE_MAX } from '@domain/chat/index.ts';
import {
  readChatName,
  readMessageName,
  toMessage,
  type ChatRecord,
  type ChatSide,
  type ChatUseCases,
  type SendRefusal,
  type TypingRefusal,
  type Window,
} from '../../features/chat/index.ts';
import type { EventStreams } from '../../foundation/events/index.ts';
import type { ApiCall } from '../handler.ts';
import { bare, enveloped, fieldRefused, notFound, rateLimited, streamed } from '../response/index.ts';
import type { Refusal } from '../response/index.ts';
import { pageOf, pictureUrl, storedPicture } from '../shapes/index.ts';

type Deps = {
  readonly chats: ChatUseCases;
  readonly streams: Pick<EventStreams, 'open'>;
};
type Words = { readonly chat_content?: string; readonly chat_img?: string };
type NamedWindow = { readonly after?: string; readonly before?: string; readonly perPage?: number };
type Called = Pick<ApiCall<'listChatMessages'>, 'origin'>;
type Listening = Pick<ApiCall<'streamChatEvents'>, 'user' | 'signal'>;
type Filter = Parameters<typeof pageOf>[0] & { readonly status?: string; readonly search?: string };

const PER_PAGE = 10;
const RETRY_SECONDS = 30;

/** Contract 8.5: what every side of a chat calls. A chat that is not open to the side is not found. */
export const createChatCalls = ({ chats, streams }: Deps) => {
  const find = async (name: string, by: ChatSide): Promise<ChatRecord | undefined> => {
    const id = readChatName(name);
    return id === undefined ? undefined : chats.find(id, by);
  };

  return {
    find,

    messages: async (name: string, by: ChatSide, { after, before, perPage = PER_PAGE }: NamedWindow, call: Called) => {
      const chat = await find(name, by);
      if (!chat) return notFound;
      const window: { -readonly [Name in keyof Window]: Window[Name] } = { limit: perPage };
      for (const [field, text] of [
        ['after', after],
        ['before', before],
      ] as const) {
        const id = text === undefined ? undefined : readMessageName(text);
        if (text !== undefined && id === undefined) return fieldRefused(field, 'FIELD_INVALID');
        if (id !== undefined) window[field] = id;
      }
      const messages = await chats.messages(chat.id, window);
      return bare({
        data: messages.map((message) => toMessage(message, chat, (path) => pictureUrl(call.origin, path))),
      });
    },

    say: async (
      name: string,
      by: ChatSide,
      { chat_content: text = '', chat_img: picture = '' }: Words,
      { origin }: Called,
    ) => {
      const id = readChatName(name);
      if (id === undefined) return notFound;
      const outcome = await chats.send(id, by, {
        text,
        image: picture === '' ? undefined : storedPicture(origin, picture),
      });
      if (!outcome.ok) return sayRefused(outcome.error);
      return enveloped(toMessage(outcome.value.message, outcome.value.chat, (path) => pictureUrl(origin, path)));
    },

    announce: async (name: string, by: ChatSide) => {
      const id = readChatName(name);
      const outcome = id === undefined ? undefined : await chats.announceTyping(id, by);
      return outcome?.ok ? enveloped(null) : typingRefused(outcome?.error ?? { kind: 'not-found' });
    },

    read: async (name: string, by: ChatSide): Promise<ChatRecord | undefined> => {
      const id = readChatName(name);
      return id === undefined ? undefined : chats.read(id, by);
    },

    stream: async (name: string, by: ChatSide, { user, signal }: Listening) => {
      const chat = await find(name, by);
      if (!chat) return notFound;
      const body = await streams.open(
        {
          stream: `chat ${chat.id}`,
          countedAs: `chats ${user.id}`,
          lastEventId: undefined,
          signIn: { tokenId: user.tokenId, userId: user.id },
        },
        signal,
      );
      return body ? streamed('text/event-stream; charset=utf-8', body) : rateLimited(RETRY_SECONDS);
    },

    list: async (filter: Filter, shop: { readonly shopId?: number } = {}) => {
      const { page, perPage, offset } = pageOf(filter);
      const { items, total } = await chats.list({
        ...shop,
        offset,
        limit: perPage,
        isUnanswered: filter.status === 'unread',
        ...(filter.search !== undefined && { search: filter.search }),
      });
      return { page, perPage, total, items };
    },
  };
};

const sayRefused = (refusal: SendRefusal): Refusal => {
  switch (refusal.kind) {
    case 'not-found':
      return notFound;
    case 'empty':
      return fieldRefused('chat_content', 'FIELD_REQUIRED');
    case 'too-long':
      return fieldRefused('chat_content', 'FIELD_LONG', { limit: MESSAGE_MAX });
    case 'foreign-image':
      return fieldRefused('chat_img', 'FIELD_UNKNOWN');
    case 'rate-limited':
      return rateLimited(refusal.seconds);
  }
};

const typingRefused = (refusal: TypingRefusal): Refusal =>
  refusal.kind === 'not-found' ? notFound : rateLimited(refusal.seconds);
