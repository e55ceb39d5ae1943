import type { Chats, ChatNews } from '@domain/chat/index.ts';
import { userId } from '@domain/kernel/ids.ts';
import type { Subscription } from '@domain/kernel/stream.ts';
import { createFirestoreChatUpdates } from '@infra/chat/firestore-chat-updates.adapter.ts';
import { createFirestoreChats } from '@infra/chat/firestore-chats.adapter.ts';
import type { FirestoreConfig } from '@infra/drivers/firebase/firestore-store.ts';
import { openFirestore } from '@infra/drivers/firebase/firestore.ts';
import { createVisits } from '@infra/drivers/firebase/firestore-visits.ts';

/** What a test calls in the page: the adapters over the real SDK. */
export type HostedPage = {
  readonly chats: Chats;
  readonly heard: ChatNews[];
  readonly follow: () => void;
  readonly unfollow: () => void;
  /** Writes a message past the adapter; returns the code of the refusal. */
  readonly write: (id: string, data: Fields) => Promise<string>;
  readonly rewrite: (id: string, data: Fields, collection?: 'chats' | 'messages') => Promise<string>;
  /** Announces past the adapter. */
  readonly stamp: (chat: string, field: string) => Promise<string>;
};
type Fields = Readonly<Record<string, unknown>>;

const USER = { id: userId(7), firstName: 'Alex', lastName: 'Doe', image: undefined, role: 'user' };

const codeOf = (work: Promise<void>): Promise<string> =>
  work.then(
    () => 'done',
    (failure: unknown) => (failure instanceof Error && 'code' in failure ? String(failure.code) : String(failure)),
  );

const start = (config: FirestoreConfig): void => {
  const known = {
    read: () => localStorage.getItem('visitor') ?? undefined,
    write: (visitor: string) => localStorage.setItem('visitor', visitor),
  };
  const open = createVisits({ visitorOf: () => USER.id, open: () => openFirestore(config, known) });
  const toImage = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const delay = () => new Promise<void>(() => {});
  const heard: ChatNews[] = [];
  const updates = createFirestoreChatUpdates({ open, toImage });
  let following: Subscription | undefined;
  const page: HostedPage = {
    chats: createFirestoreChats({ open, user: () => USER, toImage, delay }),
    heard,
    follow: () => (following = updates.news.subscribe({ next: (news) => void heard.push(news) })),
    unfollow: () => following?.unsubscribe(),
    write: (id, data) => codeOf(open().then((store) => store.create('messages', id, data))),
    rewrite: (id, data, collection = 'messages') =>
      codeOf(open().then((store) => store.change(collection, [id], data))),
    stamp: (chat, field) => codeOf(open().then((store) => store.stamp('chats', chat, field))),
  };
  Object.assign(window, { hosted: page });
};
Object.assign(window, { start });
