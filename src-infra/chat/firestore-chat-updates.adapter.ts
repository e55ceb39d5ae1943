import { defer, distinct, filter, merge, mergeMap, Observable, retry, scan, share, switchMap, timer } from 'rxjs';
import type { ChatNews, ChatUpdates } from '@domain/chat/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import { backOffMs } from '@domain/kernel/back-off.ts';
import { chatId } from '@domain/kernel/ids.ts';
import type { DocumentNews, DocumentStore, StoredDocument } from '../drivers/firebase/firestore-store.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { messagesOf, ownChats, toMessage, typingAt } from './firestore-documents.ts';
import { MESSAGES_AT_ONCE } from './http-chats.adapter.ts';

type Deps = { readonly open: () => Promise<DocumentStore>; readonly toImage: ToImage };
type Followed = Parameters<DocumentStore['follow']>[0];
type Reading = DocumentNews & {
  /** Current for the first time, or again after an interruption. */
  readonly isBack: boolean;
  /** Everything until the query was current once is old, and is read anyway. */
  readonly isOld: boolean;
};

const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1_000, 60_000];
const STALE: ChatNews = { kind: 'stale' };

/**
 * CHAT-1d: the messages of all own chats as the store sends them. `stale` when a query is current for the first time or
 * again, and for a new chat. Announcements come with the documents of
 * the chats. Follows again after a refusal, with growing pauses; nothing while nobody listens.
 */
export const createFirestoreChatUpdates = ({ open, toImage }: Deps): ChatUpdates => {
  const newsOf = (document: StoredDocument): readonly ChatNews[] => {
    const message = toMessage(document, toImage);
    return message ? [{ kind: 'arrived', message }] : [];
  };
  const messageNews = (store: DocumentStore, chat: string): Observable<ChatNews> =>
    readings(store, { ...messagesOf(chatId(chat)), latest: MESSAGES_AT_ONCE }).pipe(
      // What was missed arrives too: a message may be dated before one that was read already.
      mergeMap(({ changed, isBack, isOld }) => [...(isOld ? [] : changed.flatMap(newsOf)), ...(isBack ? [STALE] : [])]),
    );
  const allNews = (store: DocumentStore): Observable<ChatNews> => {
    const chats = readings(store, ownChats(store.visitor)).pipe(share());
    return merge(
      chats.pipe(
        scan(heed, { news: [], typing: new Map() }),
        mergeMap(({ news }) => news),
      ),
      chats.pipe(
        mergeMap(({ changed }) => changed.map(({ id }) => id)),
        distinct(),
        mergeMap((chat) => messageNews(store, chat)),
      ),
    );
  };
  const pause = (_reason: unknown, times: number) => timer(backOffMs(times, FIRST_PAUSE_MS, LONGEST_PAUSE_MS));

  return {
    news: defer(open).pipe(switchMap(allNews), retry({ delay: pause, resetOnSuccess: true }), share()),
  };
};

type Heeded = {
  readonly news: readonly ChatNews[];
  /** When the other side of every chat last announced that it is typing. */
  readonly typing: ReadonlyMap<string, Instant | undefined>;
};

/** What a reading of the chats tells: that one is new, or that somebody is typing. Old news that it holds is over. */
const heed = ({ typing }: Heeded, { changed, isBack, isOld }: Reading): Heeded => {
  const found = changed.map((document) => [document.id, typingAt(document)] as const);
  const hasNew = found.some(([id]) => !typing.has(id));
  const typed = found.flatMap(([id, at]): readonly ChatNews[] =>
    isOld || isBack || at === undefined || typing.get(id) === at ? [] : [{ kind: 'typing', chatId: chatId(id), at }],
  );
  return { news: [...(isBack || hasNew ? [STALE] : []), ...typed], typing: new Map([...typing, ...found]) };
};

/** The documents of a query with what its connection did. */
const readings = (store: DocumentStore, query: Followed): Observable<Reading> =>
  new Observable<DocumentNews>((subscriber) => store.follow(query, subscriber)).pipe(
    scan<DocumentNews, Reading | undefined, undefined>(
      (before, news) => ({
        ...news,
        isBack: news.isCurrent && !before?.isCurrent,
        isOld: !before || (before.isOld && !before.isCurrent),
      }),
      undefined,
    ),
    filter((reading) => reading !== undefined),
  );
