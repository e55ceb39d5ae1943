import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  signInAnonymously,
  signOut,
  type Auth,
} from 'firebase/auth';
import {
  collection,
  doc,
  endBefore,
  getDocFromServer,
  getDocsFromServer,
  initializeFirestore,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setLogLevel,
  startAfter,
  Timestamp,
  where,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import type { ServerTimestamp } from '@domain/chat/index.ts';
import type { DocumentQuery, DocumentStore, FirestoreConfig, KnownVisitor, StoredDocument } from './firestore-store.ts';

const CREATED_AT = 'created_at';
/** A second try covers a moment in which another window writes the same document. */
const ONCE_MORE = { maxAttempts: 2 };

/**
 * Signs the visitor in anonymously, or resumes the sign-in of an earlier page where it belongs to the same account.
 * Rejects with the failures of the service.
 */
export const openFirestore = async (config: FirestoreConfig, known: KnownVisitor): Promise<DocumentStore> => {
  // Its failures are answers here, and no news for the console.
  setLogLevel('silent');
  const app = appOf(config);
  const visitor = await alone(() => signIn(authOf(app), known));
  return storeOf(initializeFirestore(app, hostOf(config.url)), visitor);
};

/** Ends the sign-in of this browser, which nobody can then resume. */
export const leaveFirestore = (config: FirestoreConfig): Promise<void> => alone(() => signOut(authOf(appOf(config))));

const appOf = ({ apiKey, appId, projectId }: FirestoreConfig): FirebaseApp =>
  initializeApp({ apiKey, appId, projectId }, 'chat');

const authOf = (app: FirebaseApp): Auth =>
  initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });

const hostOf = (url: string | undefined) => {
  if (url === undefined) return {};
  const { host, protocol } = new URL(url);
  return { host, ssl: protocol === 'https:' };
};

const signIn = async (auth: Auth, known: KnownVisitor): Promise<string> => {
  await auth.authStateReady();
  if (auth.currentUser && auth.currentUser.uid !== known.read()) await signOut(auth);
  const { user } = await signInAnonymously(auth);
  known.write(user.uid);
  return user.uid;
};

/** Two windows that open at once would sign in twice. */
const alone = <Value>(work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request('chat visitor', work) : work();

const toDocument = (snapshot: DocumentSnapshot): StoredDocument | undefined => {
  const fields = snapshot.data({ serverTimestamps: 'none' });
  if (!fields) return undefined;
  const { [CREATED_AT]: created, ...data } = fields;
  return {
    id: snapshot.id,
    data: Object.fromEntries(
      Object.entries(data).map(([name, value]: [string, unknown]) => [name, momentOf(value) ?? value]),
    ),
    createdAt: momentOf(created),
  };
};

const momentOf = (value: unknown): ServerTimestamp | undefined =>
  value instanceof Timestamp ? { seconds: value.seconds, nanoseconds: value.nanoseconds } : undefined;

const toDocuments = (snapshots: readonly DocumentSnapshot[]): readonly StoredDocument[] =>
  snapshots.map(toDocument).filter((document) => document !== undefined);

const storeOf = (store: Firestore, visitor: string): DocumentStore => {
  const refOf = (name: string, id: string) => doc(store, name, id);
  const matching = (name: string, fields: DocumentQuery['where'], ...more: readonly QueryConstraint[]): Query =>
    query(collection(store, name), ...Object.entries(fields).map(([field, is]) => where(field, '==', is)), ...more);

  const queryOf = async ({ collection: name, where: fields, window }: DocumentQuery): Promise<Query> => {
    if (!window) return matching(name, fields);
    const isFirst = window.take === 'first';
    const at = window.beyond === undefined ? undefined : await getDocFromServer(refOf(name, window.beyond));
    return matching(
      name,
      fields,
      orderBy(CREATED_AT),
      ...(at?.exists() ? [isFirst ? startAfter(at) : endBefore(at)] : []),
      isFirst ? limit(window.count) : limitToLast(window.count),
    );
  };

  return {
    visitor,
    read: async (name, id) => toDocument(await getDocFromServer(refOf(name, id))),
    list: async (wanted) => toDocuments((await getDocsFromServer(await queryOf(wanted))).docs),
    // A transaction is a call of its own: unlike `setDoc` it fails without a connection instead of waiting for one.
    create: (name, id, data) =>
      runTransaction(
        store,
        async (transaction) => {
          const known = await transaction.get(refOf(name, id));
          if (!known.exists()) transaction.set(refOf(name, id), { ...data, [CREATED_AT]: serverTimestamp() });
        },
        ONCE_MORE,
      ),
    change: (name, ids, data) =>
      runTransaction(
        store,
        async (transaction) => {
          for (const id of ids) transaction.update(refOf(name, id), data);
        },
        ONCE_MORE,
      ),
    stamp: (name, id, field) =>
      runTransaction(
        store,
        async (transaction) => void transaction.update(refOf(name, id), { [field]: serverTimestamp() }),
        ONCE_MORE,
      ),
    follow: ({ collection: name, where: fields, latest }, observer) =>
      onSnapshot(
        matching(name, fields, orderBy(CREATED_AT), ...(latest === undefined ? [] : [limitToLast(latest)])),
        { includeMetadataChanges: true },
        {
          next: (snapshot) =>
            observer.next({
              changed: toDocuments(
                snapshot
                  .docChanges()
                  .filter(({ type }) => type !== 'removed')
                  .map((change) => change.doc),
              ),
              isCurrent: !snapshot.metadata.fromCache,
            }),
          error: (reason) => observer.error(reason),
        },
      ),
  };
};
