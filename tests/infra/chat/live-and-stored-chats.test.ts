import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { ChatNews } from '@domain/chat/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { userId, type UserId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { createLiveChatUpdates } from '@infra/chat/live-chat-updates.adapter.ts';
import { createStoredUnsentChats } from '@infra/chat/stored-unsent-chats.adapter.ts';
import { createMemoryStorage } from '@infra/drivers/browser/key-value-storage.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import type { FeedSignal } from '@infra/drivers/events/server-event.ts';
import { imageSource } from '@domain/images/index.ts';

const KEY = '6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e11';
const OTHER = '6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e12';

describe('CHAT-1d live messages', () => {
  it('are read from the event chat, with the picture completed; anything unreadable asks to read again', () => {
    const feed = new Subject<FeedSignal>();
    const visibility = createLiveValue(true);
    const heard: ChatNews[] = [];
    createLiveChatUpdates({
      feed: () => feed,
      visibility: { isVisible: visibility.read, changes: visibility.changes },
      toImage: (value) => imageSource(typeof value === 'string' ? value : undefined, 'https://api.test'),
    }).news.subscribe({ next: (news) => void heard.push(news) });
    const message = {
      id: 'm-9',
      chat_id: 'c-1',
      chat_content: 'It looks like this',
      chat_img: 'chats/7/dish.webp',
      sender: 0,
      unread: true,
      roleId: '2',
      created_at: '2025-03-10 11:00:00Z',
    };
    const emit = (event: string, data: unknown): void => feed.next({ kind: 'event', event: { id: '1', event, data } });
    feed.next({ kind: 'open' });
    emit('chat', { chat_id: 'c-1', message });
    emit('order', { id: 1 });
    emit('chat', { chat_id: 'c-1', message: { id: 'm-10' } });
    emit('chat_typing', { chat_id: 'c-1', at: '2025-03-10 11:00:05Z' });
    emit('chat_typing', { chat_id: 'c-1' });
    expect(heard).toEqual([
      // The page is visible, and there was no connection before.
      { kind: 'stale' },
      { kind: 'stale' },
      {
        kind: 'arrived',
        message: {
          id: 'm-9',
          chatId: 'c-1',
          text: 'It looks like this',
          image: 'https://api.test/storage/images/chats/7/dish.webp',
          sender: 'other',
          isUnread: true,
          createdAt: Date.UTC(2025, 2, 10, 11),
        },
      },
      { kind: 'stale' },
      { kind: 'typing', chatId: 'c-1', at: Date.UTC(2025, 2, 10, 11, 0, 5) },
    ]);
  });
});

describe('CHAT-2d what is not sent', () => {
  const stage = () => {
    const storage = createMemoryStorage();
    const owner: { id: UserId | undefined } = { id: userId(7) };
    const open = () => createStoredUnsentChats({ store: textStoreOf(storage, 'chats'), owner: () => owner.id });
    return { storage, owner, open };
  };
  const message = (localId: string, text: string) => ({
    localId,
    content: { text, image: undefined },
    sentAt: instant(1_741_600_000_000),
    state: 'pending' as const,
  });

  it('survives a reload, chat by chat, and is changed by several windows without a loss', () => {
    const { open, storage } = stage();
    const [one, two] = [open(), open()];
    one.put('operator', message(KEY, 'Hello'));
    two.writeDraft('operator', { text: 'Half a', image: undefined });
    two.put('shop 2', message(OTHER, 'Forks?'));
    one.put('operator', { ...message(KEY, 'Hello'), state: 'failed' });
    expect(open().read('operator')).toEqual({
      draft: { text: 'Half a', image: undefined },
      outgoing: [{ ...message(KEY, 'Hello'), state: 'failed' }],
    });
    expect(open().waiting()).toEqual(['shop 2', 'operator']);
    one.remove('operator', KEY);
    two.remove('shop 2', OTHER);
    one.writeDraft('operator', { text: '', image: undefined });
    expect([open().waiting(), storage.get('chats')]).toEqual([[], undefined]);
  });

  it('belongs to one account, and drops what cannot be read', () => {
    const { open, owner, storage } = stage();
    open().put('operator', message(KEY, 'A secret'));
    owner.id = userId(8);
    expect([open().waiting(), open().read('operator').outgoing]).toEqual([[], []]);
    owner.id = userId(7);
    storage.set('chats', JSON.stringify({ owner: 7, value: { operator: { outgoing: [{ localId: 'x' }, 4, null] } } }));
    expect(open().read('operator')).toEqual({ draft: { text: '', image: undefined }, outgoing: [] });
    for (const text of ['', '{', '[]', '{"owner":7,"value":3}']) {
      storage.set('chats', text);
      expect(open().waiting()).toEqual([]);
    }
  });
});
