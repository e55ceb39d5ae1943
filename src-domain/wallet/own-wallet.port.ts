import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { CurrencyId, Uuid } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type { Money } from '../pricing/index.ts';
import type { EntryCause } from './entry-cause.ts';
import type { OwnContact } from './own-contact.ts';
import type { LedgerStatus, LedgerType, MoneyFlow } from './ledger.ts';

/** The wallet of the signed-in customer; amounts are in the requested currency. Without a wallet yet, `id` is 0. */
export type WalletFacts = { readonly id: number; readonly balance: Money; readonly owner: OwnContact };

/** One entry of the history. `amount` is positive; `isIncoming` tells the direction. */
export type WalletEntry = {
  readonly id: number;
  readonly uuid: Uuid;
  readonly type: LedgerType;
  readonly isIncoming: boolean;
  readonly amount: Money;
  readonly status: LedgerStatus;
  readonly cause: EntryCause;
  readonly at: Instant;
};

/** Which entries a history lists. */
export const WALLET_FILTERS = ['all', 'in', 'out', 'refunds', 'rewards', 'waiting'] as const;
/** One of them. */
export type WalletFilter = (typeof WALLET_FILTERS)[number];

/** Money to take out, with what the operator needs to know to pay it. */
export type WithdrawalOrder = { readonly amount: Money; readonly currencyId: CurrencyId; readonly note: string };

/** WALLET-1: The wallet of the signed-in customer; `unauthorized` for a guest. */
export interface OwnWallet {
  /** The filters that the server knows. */
  filters(): readonly WalletFilter[];
  /** The balance; nothing for a customer without a wallet. */
  load(): Answer<WalletFacts>;
  /** One page of the history, the newest entry first. Pages count from 1. */
  history(filter: WalletFilter, page: number): Answer<Page<WalletEntry>>;
  /** Whether the server tells what came in and what left. */
  hasFlow(): boolean;
  /** What came in and what left from one day to another, both included, `YYYY-MM-DD` in the marketplace's time zone. */
  flow(from: string, to: string): Answer<MoneyFlow>;
  /** One entry; `rejected` with status 404 for an unknown one. */
  entry(id: Uuid): Answer<WalletEntry>;
  /**
   * Requests a withdrawal, once for each key, and returns its entry, which waits for the operator. `rejected` with
   * `ERROR_109` if the balance is too low.
   */
  withdraw(order: WithdrawalOrder, key: string): Answer<WalletEntry>;
  /** Cancels a waiting withdrawal; its amount returns to the balance. */
  cancel(id: Uuid): Answer<WalletEntry>;
}
