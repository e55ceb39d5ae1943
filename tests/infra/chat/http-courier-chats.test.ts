import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { ChatNews } from '@domain/chat/index.ts';
import { chatId, messageId, shopId, userId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { createHttpCourierChats } from '@infra/chat/http-courier-chats.adapter.ts';
import { createLiveCourierChatUpdates } from '@infra/chat/live-chat-updates.adapter.ts';
import type { FeedSignal } from '@infra/drivers/events/server-event.ts';
import { fakeApi } from '../orders/fake-api.ts';

const messageOf = (number: number, sender: 0 | 1) => ({
  id: `m-${number}`,
  chat_id: 'c-1',
  chat_content: `Message ${number}`,
  chat_img: null,
  sender,
  unread: true,
  roleId: '9',
  created_at: `2025-03-10 11:00:0${number}Z`,
});
const CHAT = {
  id: 'c-1',
  shop_id: -1,
  roleId: '9',
  user: { id: 7, firstname: 'Nadia', lastname: null, img: null },
  partner: { name: 'Nadia', img: null },
  created_at: '2025-03-10 11:00:00Z',
  unread_count: 1,
  last_message: messageOf(1, 1),
};
const LISTED = {
  id: 'c-1',
  partner: { kind: 'customer', id: 7 },
  name: 'Nadia',
  unread: 1,
  last: { id: 'm-1', sender: 'other' },
};
const toImage = () => undefined;
const chatsOf = (body: unknown) => {
  const { api, calls } = fakeApi(() => ({ body }));
  return { chats: createHttpCourierChats({ api, context: { toImage } }), calls };
};
const CUSTOMER = { kind: 'customer', id: userId(7) } as const;

describe('CHAT-1o the chats of a courier', () => {
  it('are with customers, whose messages are those of the other side', async () => {
    const { chats, calls } = chatsOf({ data: [CHAT, { ...CHAT, user: {} }, { ...CHAT, id: '' }] });
    expect(await chats.list()).toMatchObject({ ok: true, value: [LISTED] });
    expect(calls.map(({ path }) => path)).toEqual(['dashboard/deliveryman/chats']);
  });

  it('are opened by the customer of a delivery, and by nobody else', async () => {
    const { chats, calls } = chatsOf({ status: true, data: CHAT });
    expect(await chats.open(CUSTOMER)).toMatchObject({ ok: true, value: LISTED });
    expect(calls[0]).toMatchObject({ path: 'dashboard/deliveryman/chats', body: { customer_id: 7 } });
    expect((await chats.open({ kind: 'shop', id: shopId(7) })).ok).toBe(false);
    expect(calls).toHaveLength(1);
  });

  it('are read from any message on', async () => {
    const { chats, calls } = chatsOf({ data: [messageOf(2, 0), messageOf(1, 1), {}] });
    expect(await chats.messages(chatId('c-1'), { after: messageId('m-0') })).toMatchObject({
      ok: true,
      value: {
        messages: [
          { id: 'm-1', sender: 'other' },
          { id: 'm-2', sender: 'own' },
        ],
        hasMore: false,
      },
    });
    expect(calls[0]).toMatchObject({
      path: 'dashboard/deliveryman/chats/c-1/messages',
      query: { perPage: '100', after: 'm-0' },
    });
  });

  it('send under a key, mark as read, and tell that the courier types', async () => {
    const { chats, calls } = chatsOf({ status: true, data: messageOf(2, 0) });
    expect(await chats.send(chatId('c-1'), { text: 'Here', image: undefined }, 'key-1')).toMatchObject({
      ok: true,
      value: { id: 'm-2', sender: 'own' },
    });
    await chats.markRead(chatId('c-1'));
    await chats.announceTyping(chatId('c-1'));
    expect(calls.map(({ path }) => path)).toEqual(
      ['messages', 'read', 'typing'].map((what) => `dashboard/deliveryman/chats/c-1/${what}`),
    );
    expect([calls[0]?.body, calls[0]?.headers.get('idempotency-key')]).toEqual([{ chat_content: 'Here' }, 'key-1']);
  });

  it('hear their own events, not those of the chats that the account has as a customer', () => {
    const feed = new Subject<FeedSignal>();
    const visibility = createLiveValue(true);
    const heard: ChatNews[] = [];
    createLiveCourierChatUpdates({
      feed: () => feed,
      visibility: { isVisible: visibility.read, changes: visibility.changes },
      toImage,
    }).news.subscribe({ next: (news) => void heard.push(news) });
    const emit = (event: string, data: unknown): void => feed.next({ kind: 'event', event: { id: '1', event, data } });
    emit('chat', { message: messageOf(1, 1) });
    emit('chat_typing', { chat_id: 'c-1', at: '2025-03-10 11:00:05Z' });
    expect(heard.filter(({ kind }) => kind !== 'stale')).toEqual([]);
    heard.length = 0;
    emit('courier_chat', { message: messageOf(1, 1) });
    emit('courier_chat_typing', { chat_id: 'c-1', at: '2025-03-10 11:00:05Z' });
    expect(heard).toMatchObject([
      { kind: 'arrived', message: { id: 'm-1', sender: 'other' } },
      { kind: 'typing', chatId: 'c-1' },
    ]);
  });
});
