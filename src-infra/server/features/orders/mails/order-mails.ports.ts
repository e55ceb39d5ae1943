/** What customers receive a mail about. */
export type MailedStatus = 'new' | 'delivered';

export type DueMail = { readonly orderId: number; readonly status: MailedStatus };

/** Status changes of orders that their customers get a mail about. */
export interface DueMails {
  /**
   * Takes the oldest changes since `since` that nobody has taken, with the caller's transaction: whoever rolls back
   * leaves them to the next.
   */
  take(since: number, limit: number): Promise<readonly DueMail[]>;
}
