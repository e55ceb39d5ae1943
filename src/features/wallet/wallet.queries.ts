import type { Uuid } from '@domain/kernel/ids.ts';
import type { Page } from '@domain/kernel/page.ts';
import type { MoneyFlow, OwnWallet, WalletEntry, WalletFacts, WalletFilter } from '@domain/wallet/index.ts';
import type { PageQuery, Query } from '../../data/index.ts';

type Deps = { readonly wallet: OwnWallet; readonly scope: () => readonly unknown[] };

/** Within the account's own data, which signing out forgets. */
const KEY = ['profile', 'wallet'];

/** What the pages of the wallet read, in the chosen currency (LOCALE-5). */
export type WalletQueries = {
  readonly key: readonly string[];
  filters(): readonly WalletFilter[];
  facts(): Query<WalletFacts>;
  /** What came in and what left on some days, `YYYY-MM-DD`; `undefined` where the server does not tell. */
  flow(from: string, to: string): Query<MoneyFlow> | undefined;
  history(filter: WalletFilter): PageQuery<WalletEntry>;
  entry(id: Uuid): Query<WalletEntry>;
};

/** Money may move at any time: every visit asks again, and shows what is known meanwhile. */
export const createWalletQueries = ({ wallet, scope }: Deps): WalletQueries => ({
  key: KEY,
  filters: wallet.filters,
  facts: () => ({ key: [...KEY, 'facts', ...scope()], load: wallet.load, freshMs: 0 }),
  flow: (from, to) =>
    wallet.hasFlow()
      ? { key: [...KEY, 'flow', from, to, ...scope()], load: () => wallet.flow(from, to), freshMs: 0 }
      : undefined,
  history:
    (filter) =>
    (page): Query<Page<WalletEntry>> => ({
      key: [...KEY, 'history', filter, page, ...scope()],
      load: () => wallet.history(filter, page),
      freshMs: 0,
    }),
  entry: (id) => ({ key: [...KEY, 'entry', id, ...scope()], load: () => wallet.entry(id), freshMs: 0 }),
});
