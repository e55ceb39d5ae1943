import type { EntryCause, EntrySubject, LedgerStatus, SpendingFault, WalletEntry } from '@domain/wallet/index.ts';
import type { TextKey, Translate } from '../../i18n/index.ts';

const CAUSES = {
  'top-up': 'wallet.cause.top_up',
  'other-in': 'wallet.cause.other_in',
  'other-out': 'wallet.cause.other_out',
  payment: 'wallet.cause.payment',
  canceled: 'wallet.cause.canceled',
  refund: 'wallet.cause.refund',
  cashback: 'wallet.cause.cashback',
  referral: 'wallet.cause.referral',
  tip: 'wallet.cause.tip',
  returned: 'wallet.cause.returned',
  deposit: 'wallet.cause.deposit',
  earned: 'wallet.cause.earned',
  share: 'wallet.cause.share',
  sent: 'wallet.cause.sent',
  received: 'wallet.cause.received',
  withdrawal: 'wallet.cause.withdrawal',
} as const satisfies Record<EntryCause['kind'], TextKey>;

const STATUSES = {
  processed: 'wallet.status.processed',
  paid: 'wallet.status.paid',
  rejected: 'wallet.status.rejected',
  canceled: 'wallet.status.canceled',
} as const satisfies Record<LedgerStatus, TextKey>;

const FAULTS = {
  required: 'wallet.fault.required',
  'not-a-number': 'wallet.fault.not_a_number',
  'not-positive': 'wallet.fault.not_positive',
  'too-many-decimals': 'wallet.fault.too_many_decimals',
  'too-large': 'wallet.fault.too_large',
  'too-low': 'checkout.fault.wallet',
} as const satisfies Record<SpendingFault['kind'], TextKey>;

/** What was done. */
export const causeText = (cause: EntryCause, translate: Translate): string => translate(CAUSES[cause.kind]);

/** What an entry was about: the person, or the reason. */
export const titleOf = ({ cause }: Pick<WalletEntry, 'cause'>, translate: Translate): string =>
  'person' in cause ? cause.person : causeText(cause, translate);

/** The words below: what was done, or for what; a status that matters comes first. */
export const detailOf = ({ cause, status }: Pick<WalletEntry, 'cause' | 'status'>, translate: Translate): string => {
  if (status !== 'paid') return statusText(status, translate);
  if ('person' in cause) return causeText(cause, translate);
  if ('text' in cause) return cause.text === '' ? '' : translate('wallet.quoted', { text: cause.text });
  return 'subject' in cause && cause.subject ? subjectText(cause.subject, translate) : '';
};

export const subjectText = ({ kind, id }: EntrySubject, translate: Translate): string =>
  translate(`wallet.subject.${kind}`, { number: String(id) });

export const statusText = (status: LedgerStatus, translate: Translate): string => translate(STATUSES[status]);

/** Why an amount is refused; `zero` is nothing in its currency. */
export const faultText = (fault: SpendingFault | undefined, zero: string, translate: Translate): string | undefined =>
  fault && translate(FAULTS[fault.kind], { zero });
