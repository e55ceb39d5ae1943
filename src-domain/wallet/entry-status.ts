import { err, ok, type Result } from '../kernel/result.ts';
import { LEDGER_STATUSES, LEDGER_TYPES, type Booked, type LedgerStatus, type LedgerType } from './ledger.ts';

/** WALLET-1g: Reads both spellings of canceled; undefined for an unknown status. */
export const readLedgerStatus = (text: string): LedgerStatus | undefined =>
  LEDGER_STATUSES.find((status) => status === (text === 'cancelled' ? 'canceled' : text));

/** Reads the type of a ledger entry; undefined for an unknown type. */
export const readLedgerType = (text: string): LedgerType | undefined => LEDGER_TYPES.find((type) => type === text);

/** Why an entry keeps its status. */
export type EntryRefusal = { readonly kind: 'unknown' | 'same' | 'final' | 'not-allowed' };

/**
 * WALLET-1h: An entry leaves `processed` once, to any other status, and never returns. Accepts both spellings of the
 * word.
 */
export const entryTransition = (from: LedgerStatus, to: string): Result<LedgerStatus, EntryRefusal> => {
  const next = readLedgerStatus(to);
  if (next === undefined) return err({ kind: 'unknown' });
  if (next === from) return err({ kind: 'same' });
  return from === 'processed' ? ok(next) : err({ kind: 'final' });
};

/**
 * WALLET-1i, contract 3.11: Decides a pending withdrawal. The operator pays or rejects it; its owner can only cancel
 * it. A rejected or canceled one does not count, so its amount is available again. Returns `not-allowed` also for
 * entries that are not withdrawals.
 */
export const decideWithdrawal = <Entry extends Booked>(
  entry: Entry,
  to: string,
  by: 'owner' | 'operator',
): Result<Entry, EntryRefusal> => {
  if (entry.type !== 'withdraw') return err({ kind: 'not-allowed' });
  const step = entryTransition(entry.status, to);
  if (!step.ok) return step;
  return step.value === 'paid' && by === 'owner' ? err({ kind: 'not-allowed' }) : ok({ ...entry, status: step.value });
};
