import { err, ok, type Result } from '../kernel/result.ts';
import { LEDGER_STATUSES, LEDGER_TYPES, type Booked, type LedgerStatus, type LedgerType } from './ledger.ts';

/** WALLET-1g: both spellings of canceled; `undefined` for a word of no status. */
export const readLedgerStatus = (text: string): LedgerStatus | undefined =>
  LEDGER_STATUSES.find((status) => status === (text === 'cancelled' ? 'canceled' : text));

/** Reads the type of a history line; `undefined` for a word of no type. */
export const readLedgerType = (text: string): LedgerType | undefined => LEDGER_TYPES.find((type) => type === text);

/** Why an entry keeps its status. */
export type EntryRefusal = { readonly kind: 'unknown' | 'same' | 'final' | 'not-allowed' };

/**
 * WALLET-1h: an entry leaves `processed` once, to any other status, and never comes back. The word may be spelt either
 * way.
 */
export const entryTransition = (from: LedgerStatus, to: string): Result<LedgerStatus, EntryRefusal> => {
  const next = readLedgerStatus(to);
  if (next === undefined) return err({ kind: 'unknown' });
  if (next === from) return err({ kind: 'same' });
  return from === 'processed' ? ok(next) : err({ kind: 'final' });
};

/**
 * WALLET-1i, contract 3.11: what becomes of a withdrawal that waits. The operator pays or refuses it; its owner may
 * only take it back. A refused or canceled one counts for nothing, so that its amount is there again. `not-allowed`
 * also for what is no withdrawal.
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
