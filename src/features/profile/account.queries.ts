import type { AccountDetails, OwnAccount, SessionStore } from '@domain/identity/index.ts';
import type { DataCache, Query } from '../../data/index.ts';

type Deps = {
  readonly cache: DataCache;
  readonly account: Pick<OwnAccount, 'load'>;
  readonly sessions: SessionStore;
  readonly scope: () => readonly unknown[];
};

/** The account as the pages of the profile share it. */
export type AccountQueries = {
  own(): Query<AccountDetails>;
  /** Shows a newer state everywhere: on these pages, in the header and the drawer, at reviews and in groups. */
  show(account: AccountDetails): void;
};

export const createAccountQueries = ({ cache, account, sessions, scope }: Deps): AccountQueries => {
  // Another tab may change it: every visit asks again, and shows what is known meanwhile.
  const own = (): Query<AccountDetails> => ({
    key: ['profile', 'account', ...scope()],
    load: account.load,
    freshMs: 0,
  });
  return {
    own,
    show: (details) => {
      cache.write(own(), details);
      const session = sessions.read();
      const { id, firstName, lastName, image, role } = details;
      if (!session || session.user.id !== id) return;
      const { user } = session;
      if (user.firstName === firstName && user.lastName === lastName && user.image === image) return;
      sessions.write({ ...session, user: { id, firstName, lastName, image, role } });
      for (const key of ['reviews', 'orders']) cache.invalidate([key]);
    },
  };
};
