const WORDS: Readonly<Record<string, string>> = {
  new: 'New', pending: 'Pending', accepted: 'Accepted', cooking: 'Being prepared', ready: 'Ready', on_a_way: 'On the way', delivered: 'Delivered', canceled: 'Cancelled',
  approved: 'Approved', rejected: 'Rejected', inactive: 'Closed', processed: 'Waiting', paid: 'Paid', progress: 'Not paid', refund: 'Refunded', split: 'Shared',
  delivery: 'Delivery', pickup: 'Pickup', point: 'Pickup point', dine_in: 'At the table', kiosk: 'Kiosk', published: 'Published', draft: 'Draft', unread: 'Waiting for an answer',
  valid: 'Valid', ended: 'Ended',
};

/** A word of the API as people say it. */
export const wordOf = (word: string): string => WORDS[word] ?? word.replaceAll('_', ' ');

const STEPS: Readonly<Record<string, string>> = {
  pending: 'Put on hold', accepted: 'Accept', cooking: 'Start preparing', ready: 'Ready', on_a_way: 'Send on its way', delivered: 'Delivered', canceled: 'Cancel',
  approved: 'Approve', rejected: 'Reject', paid: 'Paid out',
};

/** What a button says that leads to a status. */
export const stepOf = (status: string): string => STEPS[status] ?? wordOf(status);

/** How a status looks: something waits, runs, went well, went wrong. */
export const toneOf = (status: string): 'waiting' | 'running' | 'good' | 'bad' => {
  if (['new', 'pending', 'processed', 'draft', 'progress', 'unread'].includes(status)) return 'waiting';
  if (['delivered', 'approved', 'paid', 'published', 'valid'].includes(status)) return 'good';
  return ['canceled', 'rejected', 'inactive', 'refund'].includes(status) ? 'bad' : 'running';
};
