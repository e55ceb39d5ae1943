import { isIncoming, type LedgerType } from './ledger.ts';

/** What an entry of a wallet was about; the kinds of order, parcel and cart carry its number. */
export type EntryCause =
  | { readonly kind: 'top-up' | 'other' }
  | { readonly kind: NotedKind; readonly subject: EntrySubject }
  | { readonly kind: 'referral'; readonly subject: EntrySubject | undefined }
  | { readonly kind: 'sent' | 'received'; readonly person: string }
  | { readonly kind: 'withdrawal'; readonly purpose: string };

/** The thing that was paid or refunded. */
export type EntrySubject = { readonly kind: 'order' | 'parcel' | 'cart'; readonly id: number };

/** The facts that tell the cause of an entry. */
export type CausedEntry = {
  readonly type: LedgerType;
  readonly note: string;
  /** Whether the entry belongs to a payment; a withdrawal does not. */
  readonly hasPayment: boolean;
  /** The name of its author, where that is somebody else. */
  readonly sender: string | undefined;
};

type NotedKind = 'payment' | 'canceled' | 'refund' | 'cashback' | 'tip' | 'returned' | 'earned';

/** The notes that servers write (contract 5.8, 5.9), most specific first. */
const NOTES: readonly (readonly [kind: NotedKind, note: RegExp])[] = [
  ['payment', /^Payment (?<kind>Order|Parcel) #(?<id>\d+) via Wallet$/],
  ['canceled', /^(?<kind>Order|Parcel) #(?<id>\d+) canceled$/],
  ['refund', /^(?<kind>Order) #(?<id>\d+) refunded$/],
  ['cashback', /^Cashback for (?<kind>Order) #(?<id>\d+)$/],
  ['returned', /^(?:Payment|Tip) for (?<kind>Cart|Order|Parcel) #(?<id>\d+) returned$/],
  ['tip', /^Tip for (?<kind>Order) #(?<id>\d+)$/],
  ['earned', /^(?<kind>Order|Parcel) #(?<id>\d+)$/],
];

/**
 * WALLET-1l: Returns the cause of an entry. Money from somebody else was sent whatever its note says, so that a name
 * cannot pose as a refund.
 */
export const causeOf = ({ type, note, hasPayment, sender }: CausedEntry): EntryCause => {
  if (isIncoming(type) && sender !== undefined) return { kind: 'received', person: sender };
  if (type.startsWith('referral_')) return { kind: 'referral', subject: subjectIn(REFERRAL, note) };
  for (const [kind, pattern] of NOTES) {
    const subject = subjectIn(pattern, note);
    if (subject) return { kind, subject };
  }
  if (isIncoming(type)) return { kind: hasPayment ? 'top-up' : 'other' };
  return hasPayment ? { kind: 'sent', person: note } : { kind: 'withdrawal', purpose: note };
};

const REFERRAL = /^Referral, (?<kind>Order) #(?<id>\d+)$/;

const subjectIn = (pattern: RegExp, note: string): EntrySubject | undefined => {
  const found = pattern.exec(note)?.groups;
  const id = Number(found?.['id']);
  return found && Number.isSafeInteger(id)
    ? { kind: found['kind']?.toLowerCase() as EntrySubject['kind'], id }
    : undefined;
};
