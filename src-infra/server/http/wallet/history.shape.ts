import type { EntryReason, EntrySubject, LedgerStatus, LedgerType } from '@domain/wallet/index.ts';
import type { HistoryRow } from '../../features/wallet/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { toPerson } from '../people/index.ts';
import type { Amounts } from '../shapes/index.ts';

/** Renders the WalletHistory of contract 2.5; its author is shown as the sender. */
export const toWalletHistory = (row: HistoryRow, amounts: Amounts, origin: string) => ({
  id: row.id,
  uuid: row.uuid,
  wallet_uuid: row.wallet_uuid,
  transaction_id: row.transaction_id,
  type: row.type as LedgerType,
  price: amounts.fromBase(row.amount),
  note: row.note,
  reason: row.reason as EntryReason | null,
  subject_type: row.subject_kind as EntrySubject['kind'] | null,
  subject_id: row.subject_id,
  status: row.status as LedgerStatus,
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
  author: toPerson(row.author, origin),
  user: toPerson(row.owner, origin),
});
