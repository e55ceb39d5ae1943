import { answerOf, type Document, type Fields, type StructuredQuery, type Value } from './documents.ts';
import { mayGet, mayList, mayWrite, type Asker } from './rules.ts';

export type Write = {
  readonly update?: { readonly name: string; readonly fields?: Fields };
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  readonly updateTransforms?: readonly { readonly fieldPath: string; readonly setToServerValue?: string }[];
  readonly currentDocument?: { readonly exists?: boolean; readonly updateTime?: string };
  readonly verify?: string;
};
export type Refusal = { readonly code: number; readonly status: string; readonly message: string };
export type WriteResult = { readonly updateTime: string; readonly transformResults?: readonly Value[] };

/** Thrown where the service refuses a call. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(code: number, status: string, message: string) {
    super(message);
    this.refusal = { code, status, message };
  }
}

const denied = (): Refused => new Refused(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');

/** The documents of one database, in memory, under the rules. */
export const createStore = (now: () => number = Date.now) => {
  let documents = new Map<string, Document>();
  const listeners = new Set<() => void>();
  let version = 0;
  /** Versions grow with every commit, and are finer than `created_at`. */
  const nextVersion = (): string => {
    version = Math.max(version + 1, now() * 1000);
    const milliseconds = new Date(Math.floor(version / 1000)).toISOString().slice(0, -1);
    return `${milliseconds}${String(version % 1000).padStart(3, '0')}Z`;
  };
  const placeOf = (name: string) => {
    const [collection = '', id = ''] = name.split('/').slice(-2);
    return { collection, id };
  };

  const applied = (asker: Asker, write: Write, time: string, updateTime: string): WriteResult => {
    if (write.verify !== undefined) {
      check(documents.get(write.verify), write.currentDocument);
      return { updateTime };
    }
    const name = write.update?.name ?? '';
    const before = documents.get(name);
    check(before, write.currentDocument);
    const transformed = (write.updateTransforms ?? []).map(
      ({ fieldPath }) => [fieldPath, { timestampValue: time }] as const,
    );
    const after: Fields = {
      ...(write.updateMask ? before?.fields : {}),
      ...write.update?.fields,
      ...Object.fromEntries(transformed),
    };
    const parent = name.split('/').slice(0, -2).join('/');
    const hasChat = (id: string): boolean => documents.has(`${parent}/chats/${id}`);
    if (!mayWrite(asker, { ...placeOf(name), before, after }, time, hasChat)) throw denied();
    documents.set(name, { name, fields: after, createTime: before?.createTime ?? updateTime, updateTime });
    return { updateTime, ...(transformed.length > 0 && { transformResults: transformed.map(([, value]) => value) }) };
  };

  return {
    all: (): readonly Document[] => [...documents.values()],
    version: nextVersion,
    get: (asker: Asker, name: string): Document | undefined => {
      const { collection, id } = placeOf(name);
      const document = documents.get(name);
      if (!mayGet(asker, collection, id, document)) throw denied();
      return document;
    },
    answer: (asker: Asker, parent: string, query: StructuredQuery): readonly Document[] => {
      if (!mayList(asker, query)) throw denied();
      return answerOf(documents.values(), parent, query);
    },
    /** All of the writes or none. */
    commit: (asker: Asker, writes: readonly Write[]) => {
      const [updateTime, before] = [nextVersion(), new Map(documents)];
      // The time of a request has milliseconds: several messages may share one.
      const time = `${updateTime.slice(0, 23)}Z`;
      try {
        const writeResults = writes.map((write) => applied(asker, write, time, updateTime));
        for (const listener of listeners) listener();
        return { writeResults, commitTime: updateTime };
      } catch (thrown) {
        documents = before;
        throw thrown;
      }
    },
    /** Calls back after every commit until the returned function is called. */
    follow: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear: (): void => {
      documents = new Map();
      for (const listener of listeners) listener();
    },
  };
};
export type Store = ReturnType<typeof createStore>;

const check = (known: Document | undefined, wanted: Write['currentDocument']): void => {
  if (wanted?.exists === false && known) throw new Refused(409, 'ALREADY_EXISTS', 'Document exists');
  if (wanted?.exists === true && !known) throw new Refused(404, 'NOT_FOUND', 'No document to update');
  if (wanted?.updateTime !== undefined && momentOf(known?.updateTime) !== momentOf(wanted.updateTime))
    throw new Refused(400, 'FAILED_PRECONDITION', 'The document has changed');
};

/** Times may be written with any number of digits. */
const momentOf = (time: string | undefined): string | undefined => time?.replace(/0+Z$/, 'Z');
