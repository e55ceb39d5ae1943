export {
  checkAmount,
  checkMoney,
  checkSpending,
  inBase,
  WALLET_AMOUNT_MAX,
  type AmountFault,
  type MoneyFault,
  type SpendingFault,
} from './amount.ts';
export {
  decideWithdrawal,
  entryTransition,
  readLedgerStatus,
  readLedgerType,
  type EntryRefusal,
} from './entry-status.ts';
export { canPay } from './can-pay.ts';
export {
  effectOf,
  isIncoming,
  ledgerBalance,
  LEDGER_STATUSES,
  LEDGER_TYPES,
  moneyFlow,
  type Booked,
  type LedgerEntry,
  type LedgerStatus,
  type LedgerType,
  type MoneyFlow,
  type NewEntry,
} from './ledger.ts';
export {
  causeOf,
  ENTRY_REASONS,
  ENTRY_SUBJECTS,
  REASONS_ABOUT,
  type CausedEntry,
  type EntryCause,
  type EntryReason,
  type EntrySubject,
  type PostedCause,
} from './entry-cause.ts';
export { maskedContact } from './masked-contact.ts';
export type { ChosenReceiver, MoneyAction, MoneyDraft, MoneyDrafts } from './money-drafts.port.ts';
export {
  WALLET_FILTERS,
  type OwnWallet,
  type WalletEntry,
  type WalletFacts,
  type WalletFilter,
  type WithdrawalOrder,
} from './own-wallet.port.ts';
export { isOwnContact, type OwnContact } from './own-contact.ts';
export type { MoneyOrder, MoneyTransfers, Receiver } from './money-transfers.port.ts';
export { post, takenBack, type PostRefusal } from './post.ts';
export { topUpEntry, withdrawalEntry, type TopUp } from './top-up.ts';
export { transfer, type Transfer, type TransferEntries, type TransferRefusal, type WalletHolder } from './transfer.ts';
