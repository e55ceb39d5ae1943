import type { NewRow, Row } from '../../../store/tables/index.ts';

export type PhoneCheckRow = Row<'phone_checks'>;

export type NewPhoneCheckRow = NewRow<'phone_checks'>;

/** Stores codes sent to phone numbers. */
export interface PhoneChecks {
  /** Stores a new code for a phone number. */
  insert(row: NewPhoneCheckRow): Promise<void>;
  /** Returns the check, locked until the end of the transaction, and whether it is the newest of its number. */
  lock(
    purpose: string,
    verifyId: string,
  ): Promise<{ readonly row: PhoneCheckRow; readonly isNewest: boolean } | undefined>;
  /** Counts a wrong attempt at this check. */
  countWrongTry(id: number): Promise<void>;
  /** Returns false if the code was redeemed before. */
  use(verifyId: string, at: number): Promise<boolean>;
}
