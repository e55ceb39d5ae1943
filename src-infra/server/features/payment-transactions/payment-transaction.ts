import type { Selectable } from 'kysely';
import type { Tables } from '../../store/tables/index.ts';

/** A new payment, written as JSON text or as a row. */
export type NewTransaction = Selectable<Tables['transactions']>;

/** A payment of an order, a parcel or a wallet, with the method it was paid by. */
export type TransactionRecord = NewTransaction & {
  readonly tag: string;
  readonly input: number;
  readonly sandbox: boolean;
  readonly active: boolean;
};

/**
 * Returns the payment that decides whether something is paid: the latest that is not a tip. A canceled or rejected one
 * counts only if there is no other.
 */
export const mainTransaction = ({
  transactions,
}: {
  readonly transactions: readonly TransactionRecord[];
}): TransactionRecord | undefined =>
  transactions.findLast(({ type, status }) => type === 'model' && status !== 'canceled' && status !== 'rejected') ??
  transactions.findLast(({ type }) => type === 'model');
