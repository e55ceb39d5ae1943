import type { UnreadCounts } from './unread-counts.ts';

/**
 * NOTIFY-1b, contract 3.5: unread counts of the statistics. What is no count is none; all are never fewer than those of
 * the two narrower tabs.
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
