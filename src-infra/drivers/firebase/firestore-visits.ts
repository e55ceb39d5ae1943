import type { UserId } from '@domain/kernel/ids.ts';
import type { DocumentStore } from './firestore-store.ts';

type Deps = {
  /** The signed-in account. */
  readonly visitorOf: () => UserId | undefined;
  readonly open: () => Promise<DocumentStore>;
};

/** Returns a function that opens the store once for each account in turn, and again after a failure. */
export const createVisits = ({ visitorOf, open }: Deps): (() => Promise<DocumentStore>) => {
  let visit: { readonly of: UserId | undefined; readonly store: Promise<DocumentStore> } | undefined;
  return () => {
    const account = visitorOf();
    if (!visit || visit.of !== account) {
      const begun = { of: account, store: open() };
      visit = begun;
      begun.store.catch(() => {
        if (visit === begun) visit = undefined;
      });
    }
    return visit.store;
  };
};
