import type { ServerTimestamp } from '@domain/chat/index.ts';

/** The operator's document store. Public: every browser with a hosted chat receives it. */
export type FirestoreConfig = {
  readonly apiKey: string;
  readonly appId: string;
  readonly projectId: string;
  /** Origin of the store; absent for Google's own. */
  readonly url?: string;
};

/** A document as the server has it. */
export type StoredDocument = {
  readonly id: string;
  /** Moments are of the type `ServerTimestamp`. */
  readonly data: Readonly<Record<string, unknown>>;
  /** `undefined` while the server has not set it. */
  readonly createdAt: ServerTimestamp | undefined;
};

/** Some documents of a collection whose fields have the given values. */
export type DocumentQuery = {
  readonly collection: string;
  readonly where: Readonly<Record<string, string | number | boolean>>;
  /** In order of creation: the first ones, after a document if one is given, or the last ones, before it. */
  readonly window?: {
    readonly take: 'first' | 'last';
    readonly count: number;
    readonly beyond?: string;
  };
};

/** What became known of a followed query. */
export type DocumentNews = {
  /** Added or changed since the last news, in order. */
  readonly changed: readonly StoredDocument[];
  /** False while the connection is lost: the query may have changed unnoticed. */
  readonly isCurrent: boolean;
};

export interface NewsObserver {
  next(news: DocumentNews): void;
  /** The server refused, or ended it; nothing follows. */
  error(reason: unknown): void;
}

/**
 * The documents of one visitor. Every call is answered by the server or rejects with the service's own failure, whose
 * `code` names it; nothing is queued, so a call that failed does nothing later.
 */
export interface DocumentStore {
  /** The visitor's id at the store, which nobody can guess. */
  readonly visitor: string;
  read(collection: string, id: string): Promise<StoredDocument | undefined>;
  list(query: DocumentQuery): Promise<readonly StoredDocument[]>;
  /** Creates a document and has the server set `created_at`; leaves one that exists as it is. */
  create(collection: string, id: string, data: StoredDocument['data']): Promise<void>;
  /** Sets fields of documents that exist. */
  change(collection: string, ids: readonly string[], data: StoredDocument['data']): Promise<void>;
  /** Has the server set a field of a document that exists to its time. */
  stamp(collection: string, id: string, field: string): Promise<void>;
  /** Emits the documents of a query and then its changes, until the returned function is called. */
  follow(query: Omit<DocumentQuery, 'window'> & { readonly latest?: number }, observer: NewsObserver): () => void;
}

/** Remembers for whom the visitor's id was issued, so that another account in this browser gets its own. */
export interface KnownVisitor {
  read(): string | undefined;
  write(visitor: string): void;
}
