import { isIncoming, type LedgerType } from './ledger.ts';

/** The reasons that a server records with an entry. */
export const ENTRY_REASONS = [
  'top-up',
  'payment',
  'tip',
  'canceled',
  'refund',
  'returned',
  'deposit',
  'cashback',
  'referral',
  'earned',
  'share',
  'transfer',
  'withdrawal',
] as const;
/** Why an entry was posted. */
export type EntryReason = (typeof ENTRY_REASONS)[number];

/** What can be paid, returned or rewarded. */
export const ENTRY_SUBJECTS = ['order', 'parcel', 'cart'] as const;
/** The thing that an entry is about. */
export type EntrySubject = { readonly kind: (typeof ENTRY_SUBJECTS)[number]; readonly id: number };

/** The reason of an entry and its subject, as recorded when it is posted. */
export type PostedCause = { readonly reason: EntryReason; readonly subject?: EntrySubject };

/** Reasons that a history can be narrowed to. */
export const REASONS_ABOUT: Readonly<Record<'refunds' | 'rewards', readonly EntryReason[]>> = {
  refunds: ['canceled', 'refund', 'returned', 'deposit'],
  rewards: ['cashback', 'referral'],
};

/** What an entry of a wallet was about. */
export type EntryCause =
  | { readonly kind: 'top-up' }
  | {
      readonly kind: Exclude<EntryReason, 'top-up' | 'transfer' | 'withdrawal'>;
      readonly subject: EntrySubject | undefined;
    }
  | { readonly kind: 'sent' | 'received'; readonly person: string }
  /** `text` is what somebody wrote; it says nothing about the kind of the entry. */
  | { readonly kind: 'withdrawal' | 'other-in' | 'other-out'; readonly text: string };

/** The facts that tell the cause of an entry. */
export type CausedEntry = {
  readonly type: LedgerType;
  /** `undefined` on servers that record none. */
  readonly reason: EntryReason | undefined;
  readonly subject: EntrySubject | undefined;
  readonly note: string;
  /** The name of its author, where that is somebody else. */
  readonly sender: string | undefined;
};

/**
 * WALLET-1l: Returns the cause of an entry: from its type, its recorded reason and its author, never from its note,
 * which holds names and texts of people.
 */
export const causeOf = ({ type, reason, subject, note, sender }: CausedEntry): EntryCause => {
  if (isIncoming(type) && sender !== undefined) return { kind: 'received', person: sender };
  if (type.startsWith('referral_')) return { kind: 'referral', subject };
  switch (reason) {
    case 'top-up':
      return { kind: reason };
    case 'withdrawal':
      return { kind: reason, text: note };
    case 'transfer':
      return isIncoming(type) ? { kind: 'other-in', text: '' } : { kind: 'sent', person: note };
    case undefined:
      return { kind: isIncoming(type) ? 'other-in' : 'other-out', text: note };
    case 'payment':
    case 'tip':
    case 'canceled':
    case 'refund':
    case 'returned':
    case 'deposit':
    case 'cashback':
    case 'referral':
    case 'earned':
    case 'share':
      return { kind: reason, subject };
  }
};
