import type { SessionStore } from '@domain/identity/index.ts';
import type { AddressChoiceViewModel } from './address-choice.view-model.ts';

type Deps = {
  readonly choice: Pick<AddressChoiceViewModel, 'chosen' | 'openBook'>;
  readonly sessions: Pick<SessionStore, 'changes'>;
};

/** ADDRESS-4d: resumes the active address of an account now and after every sign-in; returns how to end this. */
export const followAccountAddress = ({ choice, sessions }: Deps): (() => void) => {
  const following = sessions.changes.subscribe({
    next: (session) => {
      if (!session || choice.chosen) return;
      // Without the code of the book the customer still chooses themselves.
      void choice.openBook().then(
        (book) => book.resume(),
        () => {},
      );
    },
  });
  return () => following.unsubscribe();
};
