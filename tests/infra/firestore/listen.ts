import type { Document, StructuredQuery } from './documents.ts';
import type { Asker } from './rules.ts';
import { Refused, type Store } from './store.ts';

type Target = {
  readonly targetId: number;
  readonly resumeToken?: string;
  readonly query?: { readonly parent: string; readonly structuredQuery: StructuredQuery };
  readonly documents?: { readonly documents: readonly string[] };
};
export type ListenRequest = { readonly addTarget?: Target; readonly removeTarget?: number };

/** The server's side of one stream of queries: `emit` sends a message to the client. */
export const createListening = (store: Store, asker: Asker, emit: (message: unknown) => void) => {
  const targets = new Map<number, { readonly look: () => readonly Document[]; readonly known: Map<string, string> }>();
  let tokens = 0;
  const nextToken = (): string => Buffer.from(String((tokens += 1)).padStart(8, '0')).toString('base64');

  const settle = (): void =>
    emit({
      targetChange: {
        targetChangeType: 'NO_CHANGE',
        targetIds: [],
        resumeToken: nextToken(),
        readTime: store.version(),
      },
    });

  /** What a target shows; `undefined`, with the refusal sent, where it may not be read (any more). */
  const shownOf = (targetId: number, look: () => readonly Document[]): readonly Document[] | undefined => {
    try {
      return look();
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown;
      targets.delete(targetId);
      const cause = { code: 7, message: thrown.refusal.message };
      emit({ targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause } });
      return undefined;
    }
  };

  /** Sends what differs from what the client knows. Returns whether anything does. */
  const tell = (targetId: number): boolean => {
    const target = targets.get(targetId);
    const found = target && shownOf(targetId, target.look);
    if (!found) return false;
    const names = new Set(found.map(({ name }) => name));
    const changed = found.filter(({ name, updateTime }) => target.known.get(name) !== updateTime);
    const gone = [...target.known.keys()].filter((name) => !names.has(name));
    for (const document of changed) {
      target.known.set(document.name, document.updateTime);
      emit({ documentChange: { document, targetIds: [targetId] } });
    }
    for (const name of gone) {
      target.known.delete(name);
      const isThere = store.all().some((document) => document.name === name);
      const removal = { document: name, removedTargetIds: [targetId], readTime: store.version() };
      emit(isThere ? { documentRemove: removal } : { documentDelete: removal });
    }
    return changed.length + gone.length > 0;
  };

  const lookerOf = ({ query, documents }: Target) => {
    if (query) return () => store.answer(asker, query.parent, query.structuredQuery);
    const names = documents?.documents ?? [];
    return () => names.map((name) => store.get(asker, name)).filter((document) => document !== undefined);
  };

  const add = (target: Target): void => {
    const { targetId } = target;
    const look = lookerOf(target);
    if (!shownOf(targetId, look)) return;
    targets.set(targetId, { look, known: new Map() });
    emit({ targetChange: { targetChangeType: 'ADD', targetIds: [targetId] } });
    // What the client kept of an earlier stream is sent again as a whole.
    if (target.resumeToken !== undefined) emit({ targetChange: { targetChangeType: 'RESET', targetIds: [targetId] } });
    tell(targetId);
    for (const name of target.documents?.documents ?? [])
      if (!targets.get(targetId)?.known.has(name))
        emit({ documentDelete: { document: name, removedTargetIds: [targetId], readTime: store.version() } });
    const current = { targetIds: [targetId], resumeToken: nextToken(), readTime: store.version() };
    emit({ targetChange: { targetChangeType: 'CURRENT', ...current } });
    settle();
  };

  const stop = store.follow(() => {
    const told = [...targets.keys()].map(tell);
    if (told.some(Boolean)) settle();
  });
  return {
    receive: ({ addTarget, removeTarget }: ListenRequest): void => {
      if (addTarget) add(addTarget);
      if (removeTarget === undefined) return;
      targets.delete(removeTarget);
      emit({ targetChange: { targetChangeType: 'REMOVE', targetIds: [removeTarget] } });
    },
    stop,
  };
};
