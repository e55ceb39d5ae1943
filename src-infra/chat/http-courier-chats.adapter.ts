import type { $Fetch } from 'ofetch';
import type { Chats } from '@domain/chat/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { readCreated } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, listOf } from '../drivers/http/wire.ts';
import { OTHER_SIDE, toChatMessage, toCourierChat } from './chat-wire.ts';
import { contentBody, toWindow, windowQuery } from './http-chats.adapter.ts';

type Deps = { readonly api: $Fetch; readonly context: { readonly toImage: ToImage } };

const PATH = 'dashboard/deliveryman/chats';

/** Extension `courier_chat`: the chats of a courier with the customers of what they have in hand. */
export const createHttpCourierChats = ({ api, context: { toImage } }: Deps): Chats => {
  const of = (chat: string, what: string): string => `${PATH}/${encodeURIComponent(chat)}/${what}`;
  const toMessage = (item: unknown) => toChatMessage(item, toImage, OTHER_SIDE);

  return {
    list: () =>
      readAnswer(api<unknown>(PATH), (body) =>
        ok(listOf(asRecord(body)['data'], (item) => toCourierChat(item, toImage)).filter((chat) => chat !== undefined)),
      ),
    open: (partner) =>
      partner.kind === 'customer'
        ? readAnswer(api<unknown>(PATH, { method: 'POST', body: { customer_id: partner.id } }), (body) =>
            readCreated(body, (item) => toCourierChat(item, toImage)),
          )
        : Promise.resolve(err({ kind: 'malformed' as const })),
    messages: (chat, from) =>
      readAnswer(api<unknown>(of(chat, 'messages'), { query: windowQuery(from) }), (body) =>
        ok(toWindow(body, toMessage)),
      ),
    send: (chat, content, key) =>
      readAnswer(
        api<unknown>(of(chat, 'messages'), {
          method: 'POST',
          headers: { 'Idempotency-Key': key },
          body: contentBody(content),
        }),
        (body) => readCreated(body, toMessage),
      ),
    markRead: (chat) => readAnswer(api<unknown>(of(chat, 'read'), { method: 'POST' }), () => ok(undefined)),
    announceTyping: (chat) => readAnswer(api<unknown>(of(chat, 'typing'), { method: 'POST' }), () => ok(undefined)),
  };
};
