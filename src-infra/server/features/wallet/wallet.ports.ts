import type { Selectable } from 'kysely';
import type { EntryReason, LedgerStatus, LedgerType, PostedCause } from '@domain/wallet/index.ts';
import type { Tables } from '../../store/tables/index.ts';
import type { PersonRow } from '../identity/index.ts';

export type LedgerEntry = {
  readonly userId: number;
  readonly type: LedgerType;
  /** Whole minor units of the base currency, never negative. */
  readonly amount: number;
  readonly note: string;
  readonly cause: PostedCause;
  /** `paid` unless pending. */
  readonly status?: Extract<LedgerStatus, 'paid' | 'processed'>;
  readonly transactionId: number | null;
  readonly authorId: number;
  readonly uuid: string;
  readonly at: number;
};
export type WalletState = { readonly walletId: number; readonly balance: number; readonly historyId: number };
export type LockedWallet = { readonly id: number; readonly balance: number };
export type HistoryRow = Selectable<Tables['wallet_histories']> & {
  readonly wallet_uuid: string;
  readonly owner: PersonRow;
  readonly author: PersonRow;
};
export type HistoryFilter = {
  /** Only entries of one user's wallet; all without. */
  readonly userId?: number;
  readonly uuid?: string;
  readonly id?: number;
  readonly type?: string | undefined;
  /** Only entries that raise the balance, or only those that lower it. */
  readonly direction?: 'in' | 'out' | undefined;
  /** Only entries of these reasons. */
  readonly reasons?: readonly EntryReason[] | undefined;
  readonly status?: string | undefined;
  /** Written at or after `from`, and before `before`. */
  readonly from?: number | undefined;
  readonly before?: number | undefined;
  /** Part of the note, or of the name, e-mail or phone of the owner. */
  readonly search?: string | undefined;
  readonly column?: string | undefined;
  readonly sort?: 'asc' | 'desc';
  readonly offset?: number;
  readonly limit?: number;
};
/** The entries of one user of some time. */
export type FlowFilter = Required<Pick<HistoryFilter, 'userId'>> & Pick<HistoryFilter, 'from' | 'before'>;
/** What all entries of one type and status come to. */
export type LedgerSum = { readonly type: LedgerType; readonly status: LedgerStatus; readonly amount: number };
export type HistoryPage = { readonly items: readonly HistoryRow[]; readonly total: number };
/** A locked entry and its owner. */
export type LockedEntry = Pick<Selectable<Tables['wallet_histories']>, 'id' | 'type' | 'amount' | 'status'> & {
  readonly userId: number;
};
export type EntryDecision = {
  readonly id: number;
  readonly status: LedgerStatus;
  /** The amount returned to the balance. */
  readonly back: number;
  readonly at: number;
};

/**
 * Wallets and their entries: a balance changes only together with an entry (L7). A lock holds until the end of the
 * caller's transaction.
 */
export interface Wallets {
  /** Lowers a balance and writes the entry; `undefined`, and nothing changed, when the balance is too low. */
  withdraw(entry: LedgerEntry): Promise<WalletState | undefined>;
  /** Raises a balance and writes the entry; `undefined` when the user has no wallet. */
  topUp(entry: LedgerEntry): Promise<WalletState | undefined>;
  /** Locks a wallet and returns its balance; `undefined` without a wallet. */
  lock(userId: number): Promise<number | undefined>;
  /** Locks several wallets, always in the same order, so that two callers cannot deadlock. */
  lockAll(userIds: readonly number[]): Promise<ReadonlyMap<number, LockedWallet>>;
  /** Locks an entry; with `userId` only one of that user's wallet. */
  lockEntry(uuid: string, userId: number | null): Promise<LockedEntry | undefined>;
  /** Writes the decision about a locked entry and returns the new balance. */
  decide(decision: EntryDecision): Promise<number>;
  /** Returns one entry. */
  history(filter: Pick<HistoryFilter, 'id' | 'uuid' | 'userId'>): Promise<HistoryRow | undefined>;
  /** Returns the sums of entries by type and status. */
  sums(filter: FlowFilter): Promise<readonly LedgerSum[]>;
  /** Returns one page of entries, and the number of all matches. */
  histories(filter: HistoryFilter): Promise<HistoryPage>;
}

/** People who send and receive money. */
export interface WalletOwners {
  /** Returns a person by id. */
  byId(id: number): Promise<WalletOwner | undefined>;
  /** Returns a person by uuid. */
  byUuid(uuid: string): Promise<WalletOwner | undefined>;
}
export type WalletOwner = Pick<Selectable<Tables['users']>, 'id' | 'firstname' | 'lastname' | 'active'>;

/** Payment methods of the marketplace. */
export interface WalletMethod {
  /** Returns the id of the payment method `wallet`. */
  id(): Promise<number>;
}
