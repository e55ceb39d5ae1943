import type { UnreadCounts } from './unread-counts.ts';

/**
 * NOTIFY-1b, contract 3.5: Reads the unread counts of the statistics. Invalid counts are 0; the total is never below
 * the sum of the two tabs.
 */
export const readStatistics = (statistics: Readonly<Record<string, unknown>>): UnreadCounts => {
  const [all, news, orders] = [
    countIn(statistics['notification']),
    countIn(statistics['news_publish']),
    countIn(statistics['status_changed']),
  ];
  return { all: Math.max(all, news + orders), news, orders };
};

/** Existing servers send some counts as text. */
const countIn = (value: unknown): number => {
  const count = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) ? Math.max(0, count) : 0;
};
