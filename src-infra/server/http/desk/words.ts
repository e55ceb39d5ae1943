import type { DeskTexts } from '../../foundation/languages/index.ts';

const WORDS: Readonly<Record<string, string>> = {
  new: 'New',
  edited: 'Changed and sent again',
  pending: 'Pending',
  accepted: 'Accepted',
  cooking: 'Being prepared',
  ready: 'Ready',
  on_a_way: 'On the way',
  delivered: 'Delivered',
  canceled: 'Canceled',
  approved: 'Approved',
  rejected: 'Rejected',
  inactive: 'Closed',
  processed: 'Waiting',
  paid: 'Paid',
  progress: 'Not paid',
  refund: 'Refunded',
  split: 'Shared',
  delivery: 'Delivery',
  pickup: 'Pickup',
  point: 'Pickup point',
  dine_in: 'At the table',
  kiosk: 'Kiosk',
  published: 'Published',
  draft: 'Draft',
  unread: 'Waiting for an answer',
  valid: 'Valid',
  ended: 'Ended',
  waiting: 'Waiting',
  sent: 'Delivered',
  failed: 'Failed',
  good: 'Good',
  needs_improvement: 'Needs improvement',
  poor: 'Poor',
};

/** Returns the label of an API value. */
export const labelOf = (word: string): string => WORDS[word] ?? word.replaceAll('_', ' ');

/** Returns the label of a status in the language of the texts, which know those of orders. */
export const statusIn = (labels: DeskTexts['statuses'], status: string): string =>
  (labels as Readonly<Record<string, string>>)[status] ?? labelOf(status);

const STEPS: Readonly<Record<string, string>> = {
  pending: 'Put on hold',
  accepted: 'Accept',
  cooking: 'Start preparing',
  ready: 'Ready',
  on_a_way: 'Send on its way',
  delivered: 'Delivered',
  canceled: 'Cancel',
  approved: 'Approve',
  rejected: 'Reject',
  paid: 'Paid out',
};

/** Returns the label of the button that leads to a status. */
export const stepLabel = (status: string): string => STEPS[status] ?? labelOf(status);

/** Returns the tone of a status: waiting, running, succeeded or failed. */
export const toneOf = (status: string): 'waiting' | 'running' | 'good' | 'bad' => {
  if (['new', 'edited', 'pending', 'processed', 'draft', 'progress', 'unread', 'waiting', 'paused'].includes(status))
    return 'waiting';
  if (['delivered', 'approved', 'paid', 'published', 'valid', 'sent', 'good', 'taken'].includes(status)) return 'good';
  return ['canceled', 'rejected', 'inactive', 'refund', 'failed', 'poor'].includes(status) ? 'bad' : 'running';
};
