import type {
  DocumentNews,
  DocumentQuery,
  DocumentStore,
  NewsObserver,
  StoredDocument,
} from '@infra/drivers/firebase/firestore-store.ts';
import { plain, type Document, type Fields, type StructuredQuery, type Value } from './documents.ts';
import { Refused, type Store, type Write } from './store.ts';

const PARENT = 'projects/demo-food/databases/(default)/documents';
const [CREATED_AT, SECOND_MS] = ['created_at', 1000];

const toValue = (value: unknown): Value => {
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: toFields(value) } };
  return { stringValue: String(value) };
};
const toFields = (data: object): Fields =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toValue(value)]));

const toStored = ({ name, fields }: Document): StoredDocument => {
  const at = Date.parse(String(plain(fields[CREATED_AT])));
  const data = Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => field !== CREATED_AT)
      .map(([field, value]) => [
        field,
        value.timestampValue === undefined ? plain(value) : momentOf(Date.parse(value.timestampValue)),
      ]),
  );
  return { id: name.split('/').at(-1) ?? '', data, createdAt: momentOf(at) };
};

const momentOf = (at: number) => {
  const seconds = Math.floor(at / SECOND_MS);
  return { seconds, nanoseconds: (at - seconds * SECOND_MS) * 1_000_000 };
};

const failure = (code: string): Error => Object.assign(new Error(code), { code });
const structured = ({ collection, where }: Pick<DocumentQuery, 'collection' | 'where'>): StructuredQuery => ({
  from: [{ collectionId: collection }],
  where: {
    compositeFilter: {
      filters: Object.entries(where).map(([fieldPath, value]) => ({
        fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: toValue(value) },
      })),
    },
  },
  orderBy: [{ field: { fieldPath: CREATED_AT } }, { field: { fieldPath: '__name__' } }],
});

/** The driver's side of a store in memory: one window of a visitor, whose connection can be lost. */
export const createFakeStore = (store: Store, visitor: string) => {
  const asker = { uid: visitor };
  const state = { isUp: true, losesAnswers: false, follows: 0 };
  const followers = new Set<() => void>();
  const nameOf = (collection: string, id: string): string => `${PARENT}/${collection}/${id}`;

  const call = async <Result>(work: () => Result): Promise<Result> => {
    await Promise.resolve();
    if (!state.isUp) throw failure('unavailable');
    try {
      const result = work();
      if (state.losesAnswers) throw failure('unavailable');
      return result;
    } catch (thrown) {
      throw thrown instanceof Refused ? failure(thrown.refusal.status.toLowerCase().replace('_', '-')) : thrown;
    }
  };
  const answer = (query: Pick<DocumentQuery, 'collection' | 'where'>): readonly StoredDocument[] =>
    store.answer(asker, PARENT, structured(query)).map(toStored);

  const windowOf = ({ window, ...query }: DocumentQuery): readonly StoredDocument[] => {
    const all = answer(query);
    if (!window) return all;
    const at = all.findIndex(({ id }) => id === window.beyond);
    const beyond = at < 0 ? all : window.take === 'first' ? all.slice(at + 1) : all.slice(0, at);
    return window.take === 'first' ? beyond.slice(0, window.count) : beyond.slice(-window.count);
  };

  const follow = (query: Parameters<DocumentStore['follow']>[0], observer: NewsObserver): (() => void) => {
    const known = new Map<string, string>();
    let wasCurrent: boolean | undefined;
    state.follows += 1;
    const look = (): void => {
      if (!state.isUp) {
        if (wasCurrent !== false) observer.next({ changed: [], isCurrent: (wasCurrent = false) });
        return;
      }
      const found = answer(query);
      const shown = query.latest === undefined ? found : found.slice(-query.latest);
      const changed = shown.filter((document) => known.get(document.id) !== JSON.stringify(document));
      for (const document of changed) known.set(document.id, JSON.stringify(document));
      const news: DocumentNews = { changed, isCurrent: true };
      if (changed.length > 0 || wasCurrent !== true) observer.next(news);
      wasCurrent = true;
    };
    const stop = store.follow(look);
    followers.add(look);
    queueMicrotask(() => followers.has(look) && look());
    return () => {
      state.follows -= 1;
      stop();
      followers.delete(look);
    };
  };

  const driver: DocumentStore = {
    visitor,
    read: (collection, id) =>
      call(() => {
        const document = store.get(asker, nameOf(collection, id));
        return document && toStored(document);
      }),
    list: (query) => call(() => windowOf(query)),
    create: (collection, id, data) =>
      call(() => {
        const name = nameOf(collection, id);
        if (store.get(asker, name)) return;
        const updateTransforms = [{ fieldPath: CREATED_AT, setToServerValue: 'REQUEST_TIME' }];
        store.commit(asker, [{ update: { name, fields: toFields(data) }, updateTransforms }]);
      }),
    change: (collection, ids, data) =>
      call(() => {
        const fields = toFields(data);
        const updateMask = { fieldPaths: Object.keys(fields) };
        store.commit(
          asker,
          ids.map((id) => ({ update: { name: nameOf(collection, id), fields }, updateMask })),
        );
      }),
    stamp: (collection, id, field) =>
      call(() => {
        store.commit(asker, [stampOf(nameOf(collection, id), field)]);
      }),
    follow,
  };
  return {
    driver,
    state,
    lose: (): void => {
      state.isUp = false;
      for (const look of followers) look();
    },
    restore: (): void => {
      state.isUp = true;
      for (const look of followers) look();
    },
  };
};

/** A write that sets a field of a document that exists to the time of the server. */
const stampOf = (name: string, field: string): Write => ({
  update: { name, fields: {} },
  updateMask: { fieldPaths: [] },
  updateTransforms: [{ fieldPath: field, setToServerValue: 'REQUEST_TIME' }],
  currentDocument: { exists: true },
});

/** The other side announces that it writes. */
export const typeIn = (store: Store, chat: string): void =>
  void store.commit('operator', [stampOf(`${PARENT}/chats/${chat}`, 'desk_typing_at')]);

let answers = 0;
/** The other side writes. */
export const answerIn = (store: Store, chat: string, text: string): void => {
  const data = { chat_id: chat, chat_content: text, sender: 0, unread: true, roleId: 'admin' };
  store.commit('operator', [
    {
      update: { name: `${PARENT}/messages/answer-${(answers += 1)}`, fields: toFields(data) },
      updateTransforms: [{ fieldPath: CREATED_AT, setToServerValue: 'REQUEST_TIME' }],
    },
  ]);
};
/** What the collection of messages holds. */
export const messagesOf = (store: Store): readonly StoredDocument[] =>
  store
    .all()
    .filter(({ name }) => name.includes('/messages/'))
    .map(toStored);
